import type { ChosenModule } from '@great-machine/rules';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the last game that was put together on this device added to the core game; nothing where it was as usual. */
interface LastModules {
  readonly modules?: readonly ChosenModule[];
  readonly options?: { readonly masterPlan: number };
}

export const useLastModules = create<LastModules>()(
  persist((): LastModules => ({}), { name: 'great-machine-modules', version: 1 }),
);

/** Keeps what quick games are played with from now on, with the start of the Plan that was chosen for it. */
export function rememberModules(modules: readonly ChosenModule[], masterPlan: number): void {
  const isAsUsual = modules.length === 1 && modules.every(({ options }) => Object.keys(options).length === 0);
  if (isAsUsual) forgetModules();
  else useLastModules.setState({ modules, options: { masterPlan } });
}

export function forgetModules(): void {
  useLastModules.setState({}, true);
}
