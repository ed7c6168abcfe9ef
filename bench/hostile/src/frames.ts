export const OPCODES = { continuation: 0, text: 1, close: 8, ping: 9 } as const;

interface FrameParts {
  readonly isFinal?: boolean;
  /** The three bits that have no meaning yet. */
  readonly reserved?: number;
}

const MASK = Buffer.from([1, 2, 3, 4]);

/** A frame as clients send it, whether it is allowed or not. */
export function maskedFrame(
  opcode: number,
  payload: Buffer,
  { isFinal = true, reserved = 0 }: FrameParts = {},
): Buffer {
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
  const isShort = payload.length < 126;
  const head = Buffer.from(isShort ? [first, 0x80 | payload.length] : [first, 0xfe, 0, 0]);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  const masked = payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0));
  return Buffer.concat([head, MASK, masked]);
}
