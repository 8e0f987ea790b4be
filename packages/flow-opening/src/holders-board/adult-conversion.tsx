import { getHoldersBoard } from '@quayside/contract/calls/joint';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { joint } from '../joint/texts.ts';
import { useBoardAction } from './use-board.ts';

/** Renders a button that converts a minor who is now of age to an adult holder. The answers stay. */
export function AdultConversion({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(joint);
  const tError = useText(errorText);
  const { phase, problem, act } = useBoardAction(runtime);
  const goOn = () =>
    act(async (caller) => {
      await runtime.answers.save('choose-account', {
        ...runtime.application?.answers['choose-account'],
        holders: 'joint-adult',
      });
      const board = await caller.call(getHoldersBoard, {});
      if (!board) throw new TypeError('The joint account is gone.');
      return board;
    });
  return (
    <Notice
      tone="warning"
      title={t('cameOfAge.title')}
      action={
        <Button size="medium" busy={phase === 'busy'} onPress={() => void goOn()}>
          {t('cameOfAge.action')}
        </Button>
      }
    >
      {problem ? tError(problem) : t('cameOfAge.text')}
    </Notice>
  );
}
