import '@fontsource-variable/literata';
import '@fontsource-variable/oswald';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSprites } from '../kit/sprites.js';
import { App } from './app.js';
import { CrashBoundary } from './crash.js';
import '../styles/index.css';

void loadSprites();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      <App />
    </CrashBoundary>
  </StrictMode>,
);
