import { assembleRules, openScenario, type View } from '@great-machine/rules';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { ROOT } from './client.js';

interface DialModule {
  readonly Dial: FunctionComponent<{ readonly view: View }>;
}

/** The dial of the table as the client draws it, in the midst of a game. */
export async function drawDial(): Promise<string> {
  const path = `${ROOT}packages/web/src/panels/dial.tsx`;
  const { module } = await runnerImport<DialModule>(path, { configFile: false, logLevel: 'warn' });
  const play = openScenario(assembleRules(), {
    format: 1,
    name: 'The dial',
    phase: 'access',
    tracks: { 'master-plan': 5, discontent: 8 },
    riots: ['art'],
  });
  return renderToStaticMarkup(createElement(module.Dial, { view: play.view('public') }));
}
