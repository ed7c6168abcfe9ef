import { WebSocket } from 'ws';

/** The code of WebSocket for a message that is too large. */
export const TOO_LARGE = 1009;

/** A socket that says `oversized` before it ends because of a message that is too large, so that its client can be told in words. */
export class SpeakingSocket extends WebSocket {
  private hasSpoken = false;

  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_LARGE && !this.hasSpoken) {
      this.hasSpoken = true;
      this.emit('oversized');
    }
    super.close(code, reason);
  }
}
