/** How much patience the server has with sockets, and with connections for requests. Times are in milliseconds. */
export interface SocketPatience {
  /** A client has to send its `hello` by then. */
  readonly hello: number;
  /** How often a socket is asked whether it is still there; one that has not replied by the next time is dead. */
  readonly heartbeat: number;
  /** A reader for whom more than this waits to be sent is too slow. */
  readonly waitingBytes: number;
  /** Requests that wait for their turn. */
  readonly waitingRequests: number;
  /** So long a socket may take to end politely. */
  readonly goodbye: number;
  /** A connection for requests on which nothing moves for so long ends: its client reads too slowly, or is gone. */
  readonly stillConnection: number;
}

export const SOCKET_PATIENCE: SocketPatience = {
  hello: 5000,
  heartbeat: 30_000,
  waitingBytes: 1_000_000,
  waitingRequests: 64,
  goodbye: 1000,
  // A request for news waits up to 50 seconds.
  stillConnection: 75_000,
};

/** In seconds: those who lose their server at one moment come back within as much again. */
export const COME_BACK_AFTER = 2;
