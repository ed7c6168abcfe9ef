/** What travels between a table server and its clients, with a version: everything that another package may use. */
export {
  API,
  apiOf,
  type EndpointName,
  isSpoken,
  OLDEST_PROTOCOL,
  PROTOCOL,
  ROUTES,
  SOCKET_PATH,
  SPOKEN,
  type SpokenVersions,
} from './addresses.js';
export { ClockSetup, Clocks } from './clocks.js';
export { isOfGame, OpenWish, ShownWish, type TakeBackOrResign, Wish } from './consent.js';
export { ENDPOINTS, type Endpoint, FromSide, type ReplyOf, type RequestOf } from './endpoints.js';
export { commitmentTo, keyOfToss, SERVER, type TossedBits } from './fair-key.js';
export { type JsonSchema, namedJsonSchemas, nameOf } from './json-schemas.js';
export { AwaitNews, News, Reached } from './news.js';
export {
  MyNotifications,
  Notification,
  NotificationFailure,
  NotifyMe,
  OneWay,
  type PushSubscription,
  TestedNotification,
} from './notifications.js';
export {
  BACKUP_FORMAT,
  BackupEnd,
  BackupHeader,
  BackupPart,
  Blocked,
  BugRecord,
  type BugReport,
  Notice,
  OPERATOR_API,
  OPERATOR_PAGE_LENGTH,
  OperatorPage,
  OperatorTables,
  PlayerId,
  Reports,
  Restore,
  RestoreBegun,
} from './operator.js';
export { ChangeKey, KeepSettings, Me, MyData, MyGames } from './people.js';
export { answerOf, GameAnswer, routeOf } from './play.js';
export { badRequest, Refused, type RefusedCode, STATUS_OF } from './refusals.js';
export { ImportReplay, Replay, Verification } from './replay.js';
export { type RequestTo, TableRequest } from './requests.js';
export {
  bytesOf,
  Id,
  MOST_BYTES,
  MOST_BYTES_OF_OWN_TEXT,
  MOST_BYTES_OF_REPLAY,
  Name,
  Once,
  OwnText,
  SCHEMAS,
  Secret,
  SideSchema,
  TableId,
} from './schemas.js';
export { GameSetup, optionsOf, TableSetup } from './setup.js';
export { sha256 } from './sha-256.js';
export { Ask, ClientMessage, Hello, ServerMessage } from './socket.js';
export {
  BotLevel,
  CreatedTable,
  CreateTable,
  Imported,
  JoinTable,
  Lobby,
  LobbyFilter,
  SeatTaken,
  Stage,
  TableEvent,
  TableLinks,
  TableSheet,
} from './tables.js';
export { Channel, PHRASES, Said, Talk, TalkLine } from './talk.js';
export { Bits, Commitment, Toss } from './toss.js';
