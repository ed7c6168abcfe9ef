import { refusalSentence } from '@great-machine/messages';
import { assembleRules } from '@great-machine/rules';
import { useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { beginTable, messageOf, useLevel } from '../state/begin.js';
import { rememberModules } from '../state/last-modules.js';
import { CityChoice } from './city-choice.js';
import { HeroChoice } from './hero-choice.js';
import { ModuleChoice } from './module-choice.js';
import { planStartOf } from './module-draft.js';
import { type Draft, faultsOf, firstDraft, refusalsOf, setupOf } from './new-game-draft.js';
import { NewGameSummary } from './new-game-summary.js';
import { Page } from './page.js';
import { PlanChoice } from './plan-choice.js';
import { PlayerChoice } from './player-choice.js';

export interface Drafting {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
}

/** A game put together as one likes it. */
export function NewGameScreen() {
  const t = useText();
  const words = useWords();
  const [draft, setDraft] = useState(() => firstDraft(useLevel.getState().level));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBeginning, setIsBeginning] = useState(false);
  const change = (changed: Partial<Draft>) => {
    setProblems([]);
    setDraft((before) => ({ ...before, ...changed }));
  };
  const start = () => {
    const faults = [
      ...faultsOf(draft).map((fault) => t(`ui.new.fault.${fault}`)),
      ...refusalsOf(draft).map((refusal) => refusalSentence(words, refusal)),
    ];
    setProblems(faults);
    if (faults.length > 0) return;
    const { modules, masterPlan } = draft;
    setIsBeginning(true);
    beginTable(setupOf(draft))
      .then(() => rememberModules(assembleRules(modules).modules, planStartOf(modules) ?? masterPlan))
      .catch((error: unknown) => {
        setProblems([t('ui.new.failed', { message: messageOf(error) })]);
        setIsBeginning(false);
      });
  };
  return (
    <Page title={t('ui.new.title')} lead={t('ui.new.lead')} className="new-game">
      <div className="new-game-choices">
        <div className="new-game-column">
          <PlayerChoice draft={draft} change={change} />
          <PlanChoice draft={draft} change={change} />
        </div>
        <div className="new-game-column">
          <ModuleChoice draft={draft} change={change} />
          <HeroChoice draft={draft} change={change} />
          <CityChoice draft={draft} change={change} />
        </div>
      </div>
      <NewGameSummary draft={draft} problems={problems} isBeginning={isBeginning} onStart={start} />
    </Page>
  );
}
