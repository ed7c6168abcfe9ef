CREATE TABLE schema_versions (version INTEGER PRIMARY KEY);
INSERT INTO schema_versions (version) VALUES (1), (2), (3), (4), (5), (6);
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  created_at BIGINT NOT NULL,
  stage TEXT NOT NULL,
  listed SMALLINT NOT NULL,
  settings TEXT NOT NULL,
  summary TEXT NOT NULL,
  talk_version INTEGER NOT NULL DEFAULT 0,
  due_at BIGINT
);
CREATE INDEX tables_in_lobby ON tables (stage, created_at) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE uptime (id INTEGER PRIMARY KEY, beat_at BIGINT NOT NULL, down BIGINT NOT NULL);
INSERT INTO uptime (id, beat_at, down) VALUES (1, 1763300001000, 250);
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,
  client_key TEXT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, sequence),
  UNIQUE (table_id, client_key)
);
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  sequence INTEGER NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  key_hash TEXT NOT NULL UNIQUE,
  created_at BIGINT NOT NULL,
  settings TEXT NOT NULL
);
CREATE TABLE links (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  opens TEXT NOT NULL,
  seat TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  PRIMARY KEY (table_id, opens, seat)
);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_player ON seats (player_id);
CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, player_id)
);
CREATE INDEX notes_of_player ON notes (player_id);
CREATE TABLE talk (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  client_key TEXT NOT NULL,
  at BIGINT NOT NULL,
  player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
  seat TEXT NOT NULL,
  name TEXT NOT NULL,
  channel TEXT NOT NULL,
  stage TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, line),
  UNIQUE (table_id, client_key)
);
CREATE INDEX talk_of_player ON talk (player_id);
CREATE TABLE mutes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  muted_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  PRIMARY KEY (table_id, player_id, muted_id)
);
CREATE INDEX mutes_of_player ON mutes (player_id);
CREATE INDEX mutes_about_player ON mutes (muted_id);
CREATE TABLE reports (
  table_id TEXT NOT NULL,
  line INTEGER NOT NULL,
  client_key TEXT NOT NULL,
  at BIGINT NOT NULL,
  player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
  reported_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (table_id, client_key),
  FOREIGN KEY (table_id, line) REFERENCES talk (table_id, line) ON DELETE CASCADE
);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_of_player ON reports (player_id);
INSERT INTO tables (id, created_at, stage, listed, settings, summary, talk_version)
VALUES ('example', 1763300000000, 'playing', 1, '{"hints":true}', '{"round":2}', 1);
INSERT INTO entries (table_id, sequence, client_key, at, body)
VALUES
  ('example', 0, 'first', 1763300000000, '{"of":"first"}'),
  ('example', 1, 'second', 1763300001000, '{"of":"second"}');
INSERT INTO snapshots (table_id, sequence, body) VALUES ('example', 0, '{"of":"first"}');
INSERT INTO players (id, key_hash, created_at, settings)
VALUES ('player', 'hash of a key', 1763300000000, '{"volume":3}');
INSERT INTO links (table_id, opens, seat, key_hash) VALUES ('example', 'seat', 'machine', 'hash of a link');
INSERT INTO seats (table_id, seat, player_id, name) VALUES ('example', 'machine', 'player', 'Ada');
INSERT INTO notes (table_id, player_id, body) VALUES ('example', 'player', 'The Fowler lies.');
INSERT INTO talk (table_id, line, changed, client_key, at, player_id, seat, name, channel, stage, body)
VALUES ('example', 1, 1, 'key of a line', 1763300002000, 'player', 'machine', 'Ada', 'table', 'playing', '{"text":"Halt!"}');
INSERT INTO mutes (table_id, player_id, muted_id) VALUES ('example', 'player', 'player');
INSERT INTO reports (table_id, line, client_key, at, player_id, reported_by, reason)
VALUES ('example', 1, 'key of a report', 1763300003000, 'player', 'machine', 'rude');
CREATE TABLE bot_leases (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  node TEXT NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX bot_leases_by_end ON bot_leases (until);
INSERT INTO bot_leases (table_id, node, until) VALUES ('example', 'a node', 1763300006000);
CREATE TABLE blocked (
  player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  at BIGINT NOT NULL
);
CREATE TABLE notice (id INTEGER PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE bug_reports (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
  reported_by TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  body TEXT NOT NULL
);
CREATE INDEX bug_reports_of_table ON bug_reports (table_id);
CREATE INDEX bug_reports_of_player ON bug_reports (player_id);
INSERT INTO blocked (player_id, at) VALUES ('player', 1763300004000);
INSERT INTO notice (id, at, body) VALUES (1, 1763300004000, 'A new version comes tonight.');
INSERT INTO bug_reports (id, table_id, at, player_id, reported_by, sequence, body)
VALUES ('bug', 'example', 1763300004000, 'player', 'machine', 1, 'The Guard stands still.');
CREATE TABLE notification_ways (
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  address TEXT NOT NULL,
  told_when TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  failed_at BIGINT,
  failure TEXT NOT NULL,
  PRIMARY KEY (player_id, id)
);
CREATE TABLE notified (
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  about TEXT NOT NULL,
  number BIGINT NOT NULL,
  PRIMARY KEY (player_id, table_id, about)
);
CREATE INDEX notified_of_table ON notified (table_id);
CREATE TABLE push_keys (id INTEGER PRIMARY KEY, public_key TEXT NOT NULL, private_key TEXT NOT NULL);
INSERT INTO push_keys (id, public_key, private_key) VALUES (1, 'public', 'private');
INSERT INTO notification_ways (player_id, id, kind, address, told_when, created_at, failed_at, failure)
VALUES ('player', 'way', 'webhook', '{"address":"https://hook.example/"}', 'away', 1763300000000, NULL, '');
INSERT INTO notified (player_id, table_id, about, number) VALUES ('player', 'example', 'asked', 1763300001000);
