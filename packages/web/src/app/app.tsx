import { lazy, Suspense, useEffect } from 'react';
import { Explanations } from '../explain/explanations.js';
import { WordsContext, wordsFor } from '../i18n/use-words.js';
import { useDeviceDark } from '../kit/device-dark.js';
import { useLayout } from '../kit/layout.js';
import { useRoute } from '../kit/router.js';
import { HomeScreen } from '../screens/home.js';
import { AboutScreen, NewGameScreen } from '../screens/lazy.js';
import { PageLoading } from '../screens/page.js';
import { ScenarioScreen } from '../screens/scenario.js';
import { SettingsScreen } from '../screens/settings.js';
import { StatisticsScreen } from '../screens/statistics.js';
import { TableLoader } from '../screens/table/loader.js';
import { useSettings } from '../state/settings.js';
import { usePreparedTable } from './prepared-table.js';

const RulesScreen = lazy(() => import('../screens/rules.js'));

/** The whole page: which screen, in which language, theme and size. */
export function App() {
  const { locale, theme, textSize, speed } = useSettings();
  const { screen, of } = useRoute();
  const isDeviceDark = useDeviceDark();
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.speed = speed;
    root.lang = locale.slice(0, 2);
  }, [isDark, speed, locale]);
  useLayout(textSize);
  usePreparedTable();
  return (
    <WordsContext value={wordsFor(locale)}>
      <Suspense fallback={<PageLoading />}>
        <Screen screen={screen} of={of} />
        {screen !== 'table' && <Explanations />}
      </Suspense>
    </WordsContext>
  );
}

function Screen({ screen, of }: { readonly screen: string; readonly of?: string }) {
  switch (screen) {
    case 'new':
      return <NewGameScreen />;
    case 'table':
      return <TableLoader key={of} id={of ?? ''} />;
    case 'scenario':
      return <ScenarioScreen />;
    case 'rules':
      return <RulesScreen of={of} />;
    case 'settings':
      return <SettingsScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'about':
      return <AboutScreen />;
    default:
      return <HomeScreen />;
  }
}
