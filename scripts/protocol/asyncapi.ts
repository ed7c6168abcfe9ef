import { ClientMessage, nameOf, PROTOCOL, ServerMessage, SOCKET_PATH } from '@great-machine/protocol';
import { refTo, schemaNamed, schemasFor } from './schemas.js';

const FROM_CLIENT = ClientMessage.options.map(nameOf);
const FROM_SERVER = ServerMessage.options.map(nameOf);

function messageOf(name: string): object {
  return { name, summary: schemaNamed(name).description, payload: refTo(name) };
}

const inChannel = (name: string) => ({ $ref: `#/channels/table/messages/${name}` });

/** The messages of the socket as an AsyncAPI 3 document, from the side of the server. */
export function buildAsyncApi(): object {
  const names = [...FROM_CLIENT, ...FROM_SERVER];
  const messages = Object.fromEntries(names.map((name) => [name, messageOf(name)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Great Machine: the socket of a table',
      version: String(PROTOCOL),
      description: 'Messages of the socket; docs/protocol.md explains them.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      table: {
        address: SOCKET_PATH,
        description: 'One table as one player sees it. The first message says who comes and to which table.',
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/table' },
        messages: FROM_CLIENT.map(inChannel),
      },
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/table' },
        messages: FROM_SERVER.map(inChannel),
      },
    },
    components: { messages, schemas: schemasFor(messages) },
  };
}
