import { describe, expect, it } from 'vitest';
import { addressOf } from './address.js';

function seen(remoteAddress: string | undefined, forwarded: string | undefined, proxies: number): string {
  return addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, proxies);
}

describe('the address of a caller', () => {
  it('is that of the connection where no proxy is trusted, whatever the caller says', () => {
    expect(seen('203.0.113.7', undefined, 0)).toBe('203.0.113.7');
    expect(seen('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
  });

  it('is what the outermost trusted proxy has seen, and not what the caller has added before it', () => {
    expect(seen('10.0.0.1', '192.0.2.9, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(seen('10.0.0.1', '192.0.2.9, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });

  it('is the nearest one that is known where fewer proxies have spoken, or none makes sense', () => {
    expect(seen('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
    expect(seen('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(seen(undefined, undefined, 0)).toBe('');
  });

  it('is the network of a machine with IPv6, which can choose the rest, and the old address in a new one', () => {
    expect(seen('2001:db8:1:2:aaaa::1', undefined, 0)).toBe(seen('2001:db8:1:2::bbbb', undefined, 0));
    expect(seen('2001:db8:1:2::1', undefined, 0)).not.toBe(seen('2001:db8:1:3::1', undefined, 0));
    expect(seen('2001:0DB8::1', undefined, 0)).toBe(seen('2001:db8:0:0:5::', undefined, 0));
    expect(seen('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
  });
});
