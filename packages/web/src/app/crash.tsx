import { Component, type ReactNode } from 'react';
import { useText, WordsContext, wordsFor } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { type Trouble, troubleOf } from '../report/report.js';
import { ReportButton } from '../report/report-button.js';
import { useSettings } from '../state/settings.js';

interface CrashState {
  readonly trouble?: Trouble;
}

/** What browsers and their extensions complain of, though nothing is wrong with the page. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$|AbortError/;

/** Around everything: whatever fails, on the page or in a worker, ends on a page that helps. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = {};
  private listening = new AbortController();

  static getDerivedStateFromError(error: unknown): CrashState {
    return { trouble: troubleOf(error) };
  }

  override componentDidMount(): void {
    this.listening = new AbortController();
    const { signal } = this.listening;
    window.addEventListener('error', (event) => this.failed(event.error ?? event.message), { signal });
    window.addEventListener('unhandledrejection', (event) => this.failed(event.reason), { signal });
  }

  override componentWillUnmount(): void {
    this.listening.abort();
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === undefined) return this.props.children;
    return (
      <WordsContext value={wordsFor(useSettings.getState().locale)}>
        <CrashPage trouble={trouble} />
      </WordsContext>
    );
  }

  /** The first trouble counts: others follow from it. */
  private failed(error: unknown): void {
    const trouble = troubleOf(error);
    if (HARMLESS.test(trouble.message)) return;
    this.setState((before) => (before.trouble === undefined ? { trouble } : before));
  }
}

function CrashPage({ trouble }: { readonly trouble: Trouble }) {
  const t = useText();
  return (
    <main className="crash" role="alert">
      <Picture kind="tokens" id="guard-broken" className="crash-picture" />
      <h1>{t('ui.crash.title')}</h1>
      <p>{t('ui.crash.text')}</p>
      <div className="crash-buttons">
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {t('ui.crash.goOn')}
        </button>
        <a
          className="plain"
          href={addressOf({ screen: '' })}
          onClick={() => setTimeout(() => window.location.reload())}
        >
          {t('ui.crash.home')}
        </a>
        <ReportButton trouble={trouble} />
      </div>
      <details>
        <summary>{t('ui.crash.what')}</summary>
        <pre>{trouble.stack ?? trouble.message}</pre>
      </details>
    </main>
  );
}
