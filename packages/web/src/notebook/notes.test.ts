import { describe, expect, it } from 'vitest';
import { markOf, NO_NOTES, readNotes, withNextMark, writeNotes } from './notes.js';

describe('notes', () => {
  it('cycles a mark through none, likely, unlikely and must be', () => {
    const seen = [];
    let notes = NO_NOTES;
    for (let press = 0; press < 4; press++) {
      notes = withNextMark(notes, 'finch', 'art');
      seen.push(markOf(notes, 'finch', 'art'));
    }
    expect(seen).toEqual(['likely', 'unlikely', 'must', undefined]);
  });

  it('marks one card of one Hero only', () => {
    const notes = withNextMark(withNextMark(NO_NOTES, 'finch', 'art'), 'actress', 'velvet');
    expect(notes.marks).toEqual({ finch: { art: 'likely' }, actress: { velvet: 'likely' } });
  });

  it('comes back as it was kept', () => {
    const notes = { ...withNextMark(NO_NOTES, 'finch', 'art'), text: 'He never stays.' };
    expect(readNotes(writeNotes(notes))).toEqual(notes);
  });

  it.each([
    ['nothing', '', NO_NOTES],
    ['plain text', 'Finch lies', { marks: {}, text: 'Finch lies' }],
    ['a list', '[1]', { marks: {}, text: '[1]' }],
    ['strange fields', '{"marks":7,"text":[],"more":1}', NO_NOTES],
    [
      'strange marks',
      '{"marks":{"finch":{"art":"red","velvet":"must"},"actress":3}}',
      {
        marks: { finch: { velvet: 'must' }, actress: {} },
        text: '',
      },
    ],
  ])('reads %s without complaint', (_, kept, notes) => {
    expect(readNotes(kept)).toEqual(notes);
  });
});
