import { activeClasses, cardWords, countOf, listOf, roman } from '@great-machine/messages';
import {
  itemAt,
  LAST_PLAN,
  LAST_STAGE,
  RIOT_STAGE,
  RIOTS_TO_WIN,
  SLOTS_PER_STAGE,
  type View,
} from '@great-machine/rules';
import type { Paint } from '../terminal/paint.js';
import { words } from '../terminal/terminal-words.js';
import { spread, wrapText } from '../terminal/text.js';
import { cityLegend, drawCity } from './city.js';
import { isSurgeOn } from './marks.js';
import { describeHeld, describeServants, describeTokensAside } from './module-panels.js';

/** The whole table as one audience may see it. */
export function drawTable(view: View, who: string, paint: Paint): string[] {
  const heading = spread(`Round ${view.round}, ${words.name('phase', view.phase)}`, who);
  return [
    '',
    paint('bold', heading),
    ...drawCity(view, paint),
    ...cityLegend(view).map((line) => paint('dim', line)),
    '',
    ...drawTracks(view, paint),
    ...drawCards(view, paint),
    '',
    ...drawHeroes(view, paint),
  ];
}

function drawTracks(view: View, paint: Paint): string[] {
  const plan = itemAt(view.tracks, 'master-plan');
  const steps = Array.from(
    { length: LAST_PLAN },
    (_, i) => markStep(i + 1 === plan, roman(i + 1)) + (isSurgeOn(view, i + 1) ? '*' : ''),
  );
  return [
    label(paint, 'Master Plan', steps.join(' ')),
    label(paint, 'Discontent', discontentTrack(itemAt(view.tracks, 'discontent'))),
    ...paragraph(paint, '', describeStage(view)),
    label(
      paint,
      'Riots',
      `${view.riots} of ${RIOTS_TO_WIN}    Bonds ${view.bonds}    Arrested Citizens ${view.arrested}`,
    ),
  ];
}

function markStep(isHere: boolean, text: string): string {
  return isHere ? `[${text}]` : text;
}

/** A dot for each slot, filled up to the pointer; slot 0 is where it all begins. */
function discontentTrack(slot: number): string {
  const stages = Array.from({ length: LAST_STAGE + 1 }, (_, stage) => {
    const slots = Array.from({ length: SLOTS_PER_STAGE }, (_, i) =>
      stage * SLOTS_PER_STAGE + i <= slot ? '●' : '·',
    );
    return `${stage} ${slots.join('')}`;
  });
  return `${stages.join('  ')}  Riot Stage ${slot >= RIOT_STAGE ? '●' : '·'}`;
}

function describeStage({ tracks, stage }: View): string {
  const slot = itemAt(tracks, 'discontent');
  const name = slot >= RIOT_STAGE ? 'Riot Stage' : `Stage ${stage}`;
  return `slot ${slot} of ${RIOT_STAGE}, ${name}: ${activeClasses(words, stage)}`;
}

const LABEL_WIDTH = 13;
const INDENT = ' '.repeat(LABEL_WIDTH);

function label(paint: Paint, name: string, text: string): string {
  return `${paint('cyan', name.padEnd(LABEL_WIDTH))}${text}`;
}

/** A labelled text of several lines. */
function paragraph(paint: Paint, name: string, text: string): string[] {
  const [first = '', ...others] = wrapText(text, INDENT);
  return [label(paint, name, first.slice(LABEL_WIDTH)), ...others];
}

function drawCards(view: View, paint: Paint): string[] {
  const { cityEvent, eventsLeft, directives } = view;
  const lines: string[] = [];
  if (cityEvent !== undefined) {
    const { name, effect, plan } = cardWords(words, 'city-event', cityEvent);
    lines.push(...paragraph(paint, 'City Event', `${name}. ${effect}`));
    lines.push(...paragraph(paint, '', `The Plan advances ${plan}.`));
    lines.push(label(paint, '', `${countOf(words, eventsLeft, 'city-events')} to come`));
  }
  directives.published.forEach((card, i) => {
    const { name, effect } = cardWords(words, 'directive', card);
    const off = directives.off?.includes(card) === true ? ' (off)' : '';
    lines.push(...paragraph(paint, i === 0 ? 'Directives' : '', `${name}${off}. ${effect}`));
  });
  const name = directives.published.length === 0 ? 'Directives' : '';
  lines.push(...paragraph(paint, name, describeDirectives(view)));
  describeServants(view).forEach((text, i) => {
    lines.push(...paragraph(paint, i === 0 ? 'Servants' : '', text));
  });
  describeTokensAside(view).forEach((text, i) => {
    lines.push(...paragraph(paint, i === 0 ? 'Tokens' : '', text));
  });
  return lines;
}

const directiveName = (card: string) => words.name('directive', card);

function describeDirectives({ directives, audience }: View): string {
  const known = directives.known.map(directiveName);
  const whose = audience === 'machine' ? '' : 'known: ';
  const hand = `${directives.inHand} in hand${known.length === 0 ? '' : ` (${whose}${listOf(words, known)})`}`;
  const gone =
    directives.discarded.length === 0
      ? ''
      : `, discarded: ${listOf(words, directives.discarded.map(directiveName))}`;
  return `${directives.published.length === 0 ? 'none published, ' : ''}${hand}, ${directives.inDeck} in the deck${gone}`;
}

/** A line for each Hero, and what is known about lost cards. */
function drawHeroes(view: View, paint: Paint): string[] {
  const columns = [14, 8, 12, 12, 16];
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(columns[i] ?? 0))
      .join('')
      .trimEnd();
  const heading = row(['Hero', 'Trust', 'Where', 'Going to', 'Cards in hand']);
  return [
    paint('cyan', heading),
    ...view.heroes.flatMap((hero) => [
      row([
        `${hero.initiative} ${words.name('hero', hero.hero, 'short')}`,
        `${hero.trust}/${hero.maxTrust}`,
        shortName(hero.place),
        describeDestination(view, hero),
        `${hero.cardsInHand}`,
        hero.detained ? 'detained' : '',
      ]),
      ...[describeForfeited(hero), ...describeHeld(view, hero.hero)].flatMap((text) =>
        wrapText(text, '    ', '  ').map((line) => paint('dim', line)),
      ),
    ]),
  ];
}

type HeroView = View['heroes'][number];

const shortName = (district: string) => words.name('district', district, 'short');

/** The destination if known; a card laid but not yet final has a question mark. */
function describeDestination({ questions }: View, { hero, card, destination }: HeroView): string {
  if (destination !== undefined) return shortName(destination);
  if (card === 'chosen') return 'secret';
  const choice = questions.find(({ kind, actor }) => kind === 'access-choice' && actor === hero);
  const laid = choice?.draft?.[0];
  return laid?.names === 'access-card' ? `${shortName(laid.of)}?` : '–';
}

/** The Revolutionaries know their forfeited cards; the others know what follows from what was seen. */
function describeForfeited({ forfeited, cardsForfeited, proof }: HeroView): string {
  if (cardsForfeited === 0) return 'no card forfeited';
  if (forfeited !== undefined) return `forfeited: ${listOf(words, forfeited.map(shortName))}`;
  const proven = (verdict: string) =>
    Object.keys(proof)
      .filter((district) => proof[district] === verdict)
      .map(shortName);
  const surely = proven('forfeited');
  const perhaps = proven('open');
  if (perhaps.length === Object.keys(proof).length) return `${cardsForfeited} forfeited, unknown which`;
  const certain = surely.length === 0 ? '' : `: ${listOf(words, surely)}`;
  const left = cardsForfeited - surely.length;
  const possible =
    left === 0 ? '' : `${certain === '' ? '' : `; ${left} more`} among ${listOf(words, perhaps)}`;
  return `${cardsForfeited} forfeited${certain}${possible}`;
}

/** Who the Heroes of this game are. */
export function introduceHeroes(view: View): string[] {
  return view.heroes.flatMap(({ hero, initiative, maxTrust }) => {
    const { name, ability, effect } = cardWords(words, 'hero', hero);
    const text = `${name} (Initiative ${initiative}, Trust up to ${maxTrust}). ${ability}: ${effect}.`;
    return wrapText(text, '    ', '  ');
  });
}
