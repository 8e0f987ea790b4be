import { describe, expect, test } from 'vitest';
import { savedAnswers, startSession, typedAnswers } from '../../testing/test-session.ts';

describe('the date of a draft', () => {
  test('F42 stores the time of the input, not of a later write', async () => {
    const { session, waiting, type, clock } = startSession();
    await session.open();
    type(typedAnswers);
    await session.storeDraft();
    clock.now += 60_000;
    await session.storeDraft();
    expect(waiting()?.typedAt).toBe(1_000);
    type({ industry: 'trade' });
    await session.storeDraft();
    expect(waiting()?.typedAt).toBe(61_000);
    clock.now = 0;
    type({ industry: 'finance' });
    await session.storeDraft();
    expect(waiting()?.typedAt, 'a clock that is set back').toBe(61_001);
  });

  test('F42 does not change the date of a restored draft until new input', async () => {
    const kept = { values: typedAnswers, base: savedAnswers, sent: null, version: 4, typedAt: 5_000 };
    const { session, waiting, type } = startSession({ kept });
    await session.open();
    await session.storeDraft();
    expect(waiting()?.typedAt).toBe(5_000);
    type({ industry: 'finance' });
    await session.storeDraft();
    expect(waiting()?.typedAt).toBe(5_001);
  });

  test('F42 dates input later than a restored draft', async () => {
    const kept = { values: typedAnswers, base: savedAnswers, sent: null, version: 4, typedAt: 5_000 };
    const { session, waiting, type } = startSession({ kept });
    type({ industry: 'finance' });
    await session.open();
    await session.storeDraft();
    expect(waiting()).toMatchObject({ values: { ...typedAnswers, industry: 'finance' }, typedAt: 5_001 });
  });

  test('F42 uses the time of reading for a draft without a date', async () => {
    const kept = { values: typedAnswers, base: savedAnswers, sent: null, version: 4 };
    const { session, waiting } = startSession({ kept });
    await session.open();
    await session.storeDraft();
    expect(waiting()?.typedAt).toBe(1_000);
  });
});
