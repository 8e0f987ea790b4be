import type { CommandName } from '@quayside/bridge/commands';
import type { Transport } from '@quayside/bridge/transport';

/**
 * The same transport, which remembers for which commands anything came back that holds the message's id: the bridge ignores answers that do not fit, and
 * for an app's developer that is not silence.
 */
export function overheard(transport: Transport): {
  readonly transport: Transport;
  readonly heardOf: (command: CommandName) => boolean;
} {
  const sent = new Map<string, string>();
  const heard = new Set<string>();
  const hear = (message: unknown): void => {
    const text = typeof message === 'string' ? message : (JSON.stringify(message) ?? '');
    for (const [command, id] of sent) if (text.includes(id)) heard.add(command);
  };
  return {
    transport: {
      platform: transport.platform,
      send(text) {
        const { id, command } = JSON.parse(text) as { readonly id: string; readonly command: string };
        sent.set(command, id);
        heard.delete(command);
        const reply = transport.send(text);
        if (!(reply instanceof Promise)) return reply;
        return reply.then((message: unknown) => {
          // By the promise of this very message: an answer even where it says no id.
          if (message !== undefined && message !== null) heard.add(command);
          return message;
        });
      },
      listen: (receive) =>
        transport.listen((message) => {
          hear(message);
          receive(message);
        }),
    },
    heardOf: (command) => heard.has(command),
  };
}
