import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STYLES = new URL('../src/styles/', import.meta.url);
const MOUSE_ONLY = '@media (hover: hover)';

/** The selectors with `:hover` that a finger would make stick, because they are outside of the media query. */
function stickySelectors(css: string): readonly string[] {
  const around: string[] = [];
  const sticky: string[] = [];
  for (const [, head = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') around.pop();
    else {
      const selector = head.split(';').at(-1)?.trim() ?? '';
      if (selector.includes(':hover') && !around.includes(MOUSE_ONLY)) sticky.push(selector);
      around.push(selector);
    }
  }
  return sticky;
}

const files = readdirSync(STYLES, { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.css'),
);

it.each(files)('nothing stays as if pointed at after a touch: %s', (file) => {
  expect(stickySelectors(readFileSync(new URL(file, STYLES), 'utf8'))).toEqual([]);
});

it('a selector outside of the media query is found', () => {
  const css = `${MOUSE_ONLY} { .a:hover { color: red; } } .b:focus, .c:hover { color: red; }`;
  expect(stickySelectors(css)).toEqual(['.b:focus, .c:hover']);
});

/** Of screens beside the table, which change rarely. */
const BESIDE_TABLE = ['module-choice.css', 'new-game.css', 'screens.css', 'tips.css'];

// With `:has()` any change of the question has the whole table styled anew: about 7,000 elements instead of 1,400.
it.each(files.filter((file) => !BESIDE_TABLE.includes(file)))(
  'the table says by classes what is in it: %s',
  (file) => {
    expect(readFileSync(new URL(file, STYLES), 'utf8')).not.toContain(':has(');
  },
);
