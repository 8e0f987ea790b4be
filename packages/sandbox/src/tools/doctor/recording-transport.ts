import type { CommandName } from '@quayside/bridge/commands';
import type { Transport } from '@quayside/bridge/transport';

/**
 * Wraps a transport, and remembers to which commands the app sent any response. The bridge ignores a malformed response, but a developer must be able to tell
 * it from a missing one.
 */
export function recordingTransport(transport: Transport): {
  readonly transport: Transport;
  readonly hasResponse: (command: CommandName) => boolean;
} {
  const sent = new Map<string, string>();
  const responded = new Set<string>();
  const recordResponse = (message: unknown): void => {
    const text = typeof message === 'string' ? message : (JSON.stringify(message) ?? '');
    for (const [command, id] of sent) if (text.includes(id)) responded.add(command);
  };
  return {
    transport: {
      platform: transport.platform,
      send(text) {
        const { id, command } = JSON.parse(text) as { readonly id: string; readonly command: string };
        sent.set(command, id);
        responded.delete(command);
        const reply = transport.send(text);
        if (!(reply instanceof Promise)) return reply;
        return reply.then((message: unknown) => {
          // The promise belongs to this message, so any value is a response, even without an id.
          if (message !== undefined && message !== null) responded.add(command);
          return message;
        });
      },
      listen: (receive) =>
        transport.listen((message) => {
          recordResponse(message);
          receive(message);
        }),
    },
    hasResponse: (command) => responded.has(command),
  };
}
