import { describe, expect, it } from 'vitest';
import { RULES, SMUGGLERS, withSmugglers, words, wordsFor } from '../test/words.js';
import { catalogFor, en, type MessageKey } from './catalog/index.js';
import { listOf } from './phrases.js';
import { Words } from './words.js';

describe('names', () => {
  it('have forms of their own, by the pattern of their kind, or by the general pattern', () => {
    expect(words.name('district', 'art')).toBe('the Art District');
    expect(words.name('district', 'art', 'title')).toBe('Art District');
    expect(words.name('district', 'art', 'in')).toBe('in the Art District');
    expect(words.name('district', 'art', 'of')).toBe('of the Art District');
    expect(words.name('hero', 'actress', 'of')).toBe('the Actress’s');
  });

  it('are the name itself in a form that nobody knows, and the id of what nobody knows', () => {
    expect(words.name('district', 'art', 'instrumental')).toBe('the Art District');
    expect(words.name('district', 'atlantis')).toBe('atlantis');
  });

  it('of causes are those of rules, cards and abilities', () => {
    expect(words.name('reason', 'ACT-3')).toBe('Incitement');
    expect(words.name('reason', 'EVT-parade')).toBe('Parade on the Square');
    expect(words.name('reason', 'DIR-curfew')).toBe('Curfew');
    expect(words.name('reason', 'HERO-finch')).toBe('Back Alleys');
  });
});

it('shows keys and arguments that are missing', () => {
  expect(words.has('event.round-began')).toBe(true);
  expect(words.has('event.nothing')).toBe(false);
  expect(words.textOf('event.nothing')).toBe('event.nothing');
  expect(words.text('event.nothing' as MessageKey)).toBe('event.nothing');
  expect(words.text('event.round-began')).toBe('Round {round} begins.');
});

it('knows what an argument stands for by its name, or by what the message says of it', () => {
  const withModule = wordsFor(withSmugglers, SMUGGLERS);
  expect(withModule.text('event.hero-stayed', { hero: 'finch', district: 'art' })).toBe(
    'Finch stays in the Art District.',
  );
  expect(withModule.textOf('event.hero-suspected', { suspect: 'actress' })).toBe(
    'The Great Machine suspects the Actress.',
  );
  expect(withModule.textOf('event.medicine-given', { healer: 'actress' })).toBe(
    'the Actress’s medicine helps.',
  );
  const landed = { hero: 'finch', district: 'art', cargo: 'medicine' };
  expect(withModule.textOf('event.cargo-landed', landed)).toBe('Finch lands Medicine in the Art District.');
});

it('has the words of the modules that are played, the later before the earlier', () => {
  const other = { ...withSmugglers.modules.smugglers, 'event.round-began': 'Night {round} falls.' };
  const language = { ...en, modules: { ...en.modules, smugglers: other } };
  const told = (modules: readonly string[]) =>
    new Words(
      'en',
      catalogFor(
        language,
        modules.map((id) => ({ id })),
      ),
    ).text('event.round-began', { round: 2 });
  expect(told(['one-versus-many'])).toBe('Round 2 begins.');
  expect(told(['one-versus-many', 'smugglers'])).toBe('Night 2 falls.');
  expect(told(['one-versus-many', 'from-another-version'])).toBe('Round 2 begins.');
});

it('lists', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listOf(words, items))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

it('speaks a language that inflects', () => {
  const polish = new Words('pl', {
    ...catalogFor(en, RULES.modules),
    'district.art': 'Dzielnica Sztuki',
    ...{ 'district.art.in': 'w Dzielnicy Sztuki', 'hero.actress.gender': 'female' },
    'hero.actress': 'Aktorka',
    'event.hero-stayed': '{hero} {hero_gender, select, female {została} other {został}} {district_in}.',
    'count.bonds':
      '{count, plural, one {# obligacja} few {# obligacje} many {# obligacji} other {# obligacji}}',
  });
  expect(polish.text('event.hero-stayed', { hero: 'actress', district: 'art' })).toBe(
    'Aktorka została w Dzielnicy Sztuki.',
  );
  expect([1, 2, 5].map((count) => polish.text('count.bonds', { count }))).toEqual([
    '1 obligacja',
    '2 obligacje',
    '5 obligacji',
  ]);
});
