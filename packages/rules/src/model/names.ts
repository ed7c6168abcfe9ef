/** Names that a module uses in log lines, meanings and refusals, and that are no id of a thing it brings. */
export interface ModuleNames {
  /** Its rules, but for cards: those are known by their ids. */
  readonly rules: readonly string[];
  /** Why a track moved, where it was no card. */
  readonly causes: readonly string[];
  /** What an option may come to. */
  readonly outcomes: readonly string[];
  /** The ways in which a game is won. */
  readonly endings: readonly string[];
  /** What is drawn by chance in the course of a game, beside dice, tokens of a set and cards of a deck. */
  readonly draws: readonly string[];
}
