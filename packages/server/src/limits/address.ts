import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Of an address of IPv6 the network: the rest of it each machine chooses by itself. */
const NETWORK_PARTS = 4;
const PARTS = 8;

/** Where a request comes from: as the outermost of so many trusted proxies has seen it, or the nearest that is said to be there. */
export function addressOf(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  proxies: number,
): string {
  const passedOn = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [socket.remoteAddress ?? '', ...passedOn.reverse()].map((one) => one.trim());
  const seen = way.slice(0, proxies + 1).filter((one) => isIPv4(one) || isIPv6(one));
  return networkOf(seen.at(-1) ?? '');
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? partsOf(address).slice(0, NETWORK_PARTS).join(':') : address;
}

/** The eight parts, also those that `::` stands for. */
function partsOf(address: string): readonly string[] {
  const [plain = ''] = address.split('%');
  const [before = '', after = ''] = plain.split('::').map((side) => side.toLowerCase());
  const first = before === '' ? [] : before.split(':');
  const last = after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, PARTS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((part) => part.replace(/^0+(?=.)/, ''));
}
