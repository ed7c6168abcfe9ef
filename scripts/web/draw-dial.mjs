import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load, ROOT } from './client.mjs';

const VIEW = { tracks: { 'master-plan': 5, discontent: 8 }, stage: 2, districts: [{ riot: true }] };

/** The dial of the table as the client draws it, in the midst of a game. */
export async function drawDial() {
  const { Dial } = await load(`${ROOT}packages/web/src/panels/dial.tsx`);
  return renderToStaticMarkup(createElement(Dial, { view: VIEW }));
}
