import { findAudience } from './answers.js';
import { withReferences } from './citizen-words.js';
import type { ViewExpectation } from './expectation.js';
import { findDifferences } from './match.js';
import type { Running } from './running.js';
import { inPresentNames, viewInWords } from './view-words.js';

/** In what a view differs from what is expected of it. */
export function checkView(run: Running, { of, contains, lacks = [] }: ViewExpectation): string[] {
  const view = viewInWords(run.view(findAudience(run.play, of)));
  const parts = withReferences(inPresentNames(contains ?? {}), run.names);
  const json = JSON.stringify(view);
  return [
    ...findDifferences(parts, view, `view of ${of}`, 'within'),
    ...lacks.filter((text) => json.includes(text)).map((text) => `view of ${of}: contains '${text}'`),
  ];
}
