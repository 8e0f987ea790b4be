import { uploadLog } from '@quayside/contract/calls/log';
import { getAgreements, getApplication, getReferenceLists, startApplication } from '@quayside/contract/calls/opening';
import { getCurrentUser } from '@quayside/contract/calls/user';
import { codes, successCodes } from '@quayside/contract/envelope';
import type { Check } from '../kit/check.ts';
import { getEnvelope, getRefusalData } from '../kit/kit-client.ts';
import { canonicalJson, expectSame, expectThat } from '../kit/mismatch.ts';

/** Checks of the profile `core` that concern the responses of every call. */
export const callChecks: readonly Check[] = [
  {
    id: 'core.envelope',
    title: 'A success is HTTP 200 with JSON {code: 0, data, msg}',
    reliesOn: 'The client reads only the envelope. It treats any other response as a gateway error and retries.',
    section: 'the-envelope',
    needs: [],
    async run(kit) {
      const exchange = await kit.visitor().send(getReferenceLists, {});
      const envelope = getEnvelope(exchange);
      expectThat('the code is a success code', successCodes.includes(envelope.code), {
        expected: `one of ${successCodes.join(', ')}`,
        actual: envelope.code,
        exchange,
      });
      const type = exchange.answerHeaders.get('Content-Type') ?? '';
      expectThat('the response is JSON', type.startsWith('application/json'), {
        expected: 'application/json',
        actual: type,
        exchange,
      });
    },
  },
  {
    id: 'core.not-cached',
    title: 'Responses are not cached (Cache-Control: no-store)',
    reliesOn: "On a shared phone, one customer must not see another's response.",
    section: 'the-envelope',
    needs: [],
    async run(kit) {
      const exchange = await kit.visitor().send(getReferenceLists, {});
      const cached = exchange.answerHeaders.get('Cache-Control') ?? '';
      expectThat('the response is not cached', cached.includes('no-store'), {
        expected: 'no-store',
        actual: cached,
        exchange,
      });
    },
  },
  {
    id: 'core.server-time',
    title: "Responses have the server's time in Date",
    reliesOn: 'A phone with a wrong clock corrects X-Time from it. Otherwise every request is refused.',
    section: 'clocks',
    needs: [],
    async run(kit) {
      const exchange = await kit.visitor().send(getReferenceLists, {});
      const date = exchange.answerHeaders.get('Date') ?? '';
      expectThat('Date is a time', !Number.isNaN(Date.parse(date)), {
        expected: 'an HTTP date',
        actual: date,
        exchange,
      });
    },
  },
  {
    id: 'core.reference-lists',
    title: 'Reference lists match the contract',
    reliesOn: 'Forms offer the options of the lists.',
    section: 'calls-without-login',
    needs: [],
    async run(kit) {
      await kit.visitor().call(getReferenceLists, {});
    },
  },
  {
    id: 'core.agreements',
    title: 'Agreements are in the requested language, with the hash of their text',
    reliesOn: 'A consent names the version and language. The hash proves which text the customer read.',
    section: 'agreements',
    needs: [],
    async run(kit) {
      for (const language of ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja']) {
        const agreements = await kit.visitor().call(getAgreements, { language });
        expectThat('there are agreements', agreements.length > 0, {
          expected: 'at least one',
          actual: agreements.length,
          exchange: kit.line.last,
        });
        for (const { sha256, ...text } of agreements) {
          expectSame(`agreement ${text.id} is in ${language}`, text.language, language, kit.line.last);
          const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(text)));
          expectSame(`sha256 of ${text.id}`, sha256, Buffer.from(bytes).toString('hex'), kit.line.last);
        }
      }
    },
  },
  {
    id: 'core.unknown-address',
    title: 'An unknown URL returns 310002',
    reliesOn: 'A newer app that calls an older server gets a readable refusal, not a page.',
    section: 'the-envelope',
    needs: [],
    async run(kit) {
      const exchange = await kit.visitor().exchange('GET', 'open-account-server/api/no-such-call/v1', undefined, {});
      expectSame('the code is notFound', exchange.envelope?.code, codes.notFound, exchange);
    },
  },
  {
    id: 'core.missing-header',
    title: "Refuses a request without a required header with 310001 and the header's name",
    reliesOn: 'An integration error shows in its first request.',
    section: 'headers',
    needs: [],
    async run(kit) {
      for (const name of ['X-Ver', 'X-Dev-Id', 'X-Trans-Id', 'X-Request-Id', 'X-Type']) {
        const { path } = await kit.visitor().refused(getReferenceLists, {}, codes.invalidRequest, { [name]: '' });
        expectSame(`data.path names ${name}`, path, `header ${name}`, kit.line.last);
      }
    },
  },
  {
    id: 'core.wrong-header',
    title: 'Refuses a header with an unknown value with 310001',
    reliesOn: 'An unknown language or device type is an error, not the default.',
    section: 'headers',
    needs: [],
    async run(kit) {
      for (const [name, value] of [
        ['X-Lang', '9'],
        ['X-Dt', 't9'],
        ['X-Ver', 'newest'],
        ['X-Type', '0'],
        ['X-Time', 'noon'],
      ] as const) {
        const { path } = await kit.visitor().refused(getReferenceLists, {}, codes.invalidRequest, { [name]: value });
        expectSame(`data.path names ${name}`, path, `header ${name}`, kit.line.last);
      }
    },
  },
  {
    id: 'core.missing-field',
    title: "Refuses a request without a required field with 310001 and the field's path",
    reliesOn: 'Error reports contain the path, and nothing else explains the error to a developer.',
    section: 'the-envelope',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const { path } = await customer.refused(startApplication, {}, codes.invalidRequest);
      expectSame('data.path names the field', path, 'flow', kit.line.last);
    },
  },
  {
    id: 'core.broken-json',
    title: 'Refuses a body that is not JSON with 310001',
    reliesOn: 'A truncated upload must not return an error page.',
    section: 'the-envelope',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      for (const body of ['{"flow":', '', '\0'])
        getRefusalData(
          await customer.exchange('POST', startApplication.path, body, {}),
          'startApplication',
          codes.invalidRequest,
        );
    },
  },
  {
    id: 'core.unknown-field',
    title: 'Accepts a request with an unknown field',
    reliesOn: 'During a deployment, newer clients call older servers.',
    section: 'versions',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const request = { flow: 'opening', aFieldOfTomorrow: { with: ['anything'] } };
      const { code } = await customer.ask(startApplication, request);
      expectThat('the request is accepted', successCodes.includes(code), {
        expected: 'success',
        actual: code,
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'core.no-echo',
    title: 'A refusal contains no value of the request',
    reliesOn: 'Error reports contain refusals, and must not contain personal data.',
    section: 'the-envelope',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const secret = 'S1234567D-of-nobody';
      for (const request of [{ flow: 7, note: secret }, { flow: secret }]) {
        const exchange = await customer.send(getApplication, request);
        expectThat('the refusal does not repeat the value', !exchange.text.includes(secret), {
          expected: 'no value of the request',
          actual: exchange.text.slice(0, 300),
          exchange,
        });
      }
    },
  },
  {
    id: 'core.error-report',
    title: 'Accepts error reports without a login, at most 30 in a request',
    reliesOn: 'The client reports errors that happen before a login.',
    section: 'calls-without-login',
    needs: [],
    async run(kit) {
      const visitor = kit.visitor();
      const names = [
        'occr_time',
        'platform',
        'version',
        'type',
        'name',
        'url',
        'code',
        'desc',
        'app_type',
        'lang_type',
        'extend_msg',
        'net_type',
        'uuid',
      ];
      const report = Object.fromEntries(names.map((name) => [name, name === 'name' ? 'conformance' : '']));
      const { code } = await visitor.ask(uploadLog, [report]);
      expectThat('one report is accepted', successCodes.includes(code), {
        expected: 'success',
        actual: code,
        exchange: kit.line.last,
      });
      await visitor.refused(
        uploadLog,
        Array.from({ length: 31 }, () => report),
        codes.invalidRequest,
      );
    },
  },
  {
    id: 'core.current-user',
    title: 'Identifies the signed-in user by the id of the login',
    reliesOn: 'An app that a link opens knows its user only from this response.',
    section: 'logins',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const { userId } = await customer.call(getCurrentUser, {});
      expectSame('userId is the user of the login', userId, customer.userId, kit.line.last);
      const first = await customer.call(getCurrentUser, {}, { 'X-Uid': '' });
      expectSame('a request without X-Uid is accepted', first.userId, customer.userId, kit.line.last);
    },
  },
];
