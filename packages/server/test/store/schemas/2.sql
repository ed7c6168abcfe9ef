CREATE TABLE schema_versions (version INTEGER PRIMARY KEY);
INSERT INTO schema_versions (version) VALUES (1);
INSERT INTO schema_versions (version) VALUES (2);
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  created_at BIGINT NOT NULL,
  stage TEXT NOT NULL,
  listed SMALLINT NOT NULL,
  settings TEXT NOT NULL,
  summary TEXT NOT NULL,
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
INSERT INTO tables (id, created_at, stage, listed, settings, summary)
VALUES ('example', 1763300000000, 'playing', 1, '{"hints":true}', '{"round":2}');
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
