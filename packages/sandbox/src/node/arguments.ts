import { parseArgs } from 'node:util';
import { findScenario, scenarios } from '../development/scenarios/catalogue.ts';
import { modeOf } from './environment.ts';
import { isLoopbackAddress } from './host-check.ts';

export const usageText = `sandbox [options]

A reference broker server with a database of its own, for development and tests.

  --port 4100                where it listens
  --host localhost           the address it listens on; 0.0.0.0 lets other machines reach it
  --expose-console           lets other machines use the console, which has no login
  --app http://localhost:…   where customers find the app behind whose origin this server is
  --data .quayside/sandbox   folder of the database, the documents and the key
  --database postgres://…    a Postgres server in place of the embedded database
  --reset                    empties the database and the folder first
  --seed draft,under-review  customers to begin with, by the ids of scenarios
  --scenarios                lists the scenarios
  --help                     prints this

An option goes before its environment variable. The README lists the variables.`;

/** Thrown if an argument of the command line is unknown or contradictory. The message explains it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The parsed command line. `env` are the environment variables, some of them replaced by options. */
export type Arguments = {
  readonly env: Variables;
  readonly seed: readonly string[];
  readonly reset: boolean;
  /** Text to print instead of starting the server; undefined for a start. */
  readonly print?: string;
};

/** Parses the command line. Throws `UsageError` if an argument is unknown, malformed or not allowed. */
export function readArguments(args: readonly string[], env: Variables): Arguments {
  const { values } = parsed(args);
  const seed = (values.seed ?? '').split(',').filter(Boolean);
  for (const id of seed) if (!findScenario(id)) throw new UsageError(`There is no scenario "${id}": see --scenarios.`);
  const { port } = values;
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new UsageError(`--port is a number, not "${port}".`);
  const mode = modeOf(env);
  if (mode === 'production' && (values.reset || seed.length > 0))
    throw new UsageError(`--reset and --seed are for development: NODE_ENV is ${env.NODE_ENV}.`);
  const host = values.host ?? env.HOST ?? 'localhost';
  if (mode === 'development' && !isLoopbackAddress(host) && !values['expose-console'] && !env.EXPOSE_CONSOLE)
    throw new UsageError(
      `Other machines could use the console on ${host}, and it has no login. Add --expose-console, or set NODE_ENV=production.`,
    );
  return {
    env: {
      ...env,
      ...given('PORT', port),
      ...given('HOST', values.host),
      ...given('PUBLIC_URL', values.app),
      ...given('DATA_DIR', values.data),
      ...given('DATABASE_URL', values.database),
    },
    seed,
    reset: values.reset ?? false,
    ...(values.help ? { print: usageText } : values.scenarios ? { print: listed() } : {}),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        app: text,
        data: text,
        database: text,
        seed: text,
        reset: flag,
        scenarios: flag,
        help: flag,
        'expose-console': flag,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usageText}`);
  }
}

const given = (variable: string, value: string | undefined) => (value === undefined ? {} : { [variable]: value });

const listed = () => scenarios.map(({ id, about }) => `${id}  ${about}`).join('\n');
