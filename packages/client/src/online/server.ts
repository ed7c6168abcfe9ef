import type { EndpointName, ReplyOf, RequestOf } from '@great-machine/protocol';

/** A server as one player reaches it: tables to set up, the lobby, the own games. */
export interface OnlineServer {
  /** Rejected with `RequestRefused`, or with another error where no reply came; one that is given up needs none any more. */
  request<Name extends EndpointName>(
    name: Name,
    asked: RequestOf<Name>,
    givenUp?: AbortSignal,
  ): Promise<ReplyOf<Name>>;
}
