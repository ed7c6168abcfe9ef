import '@fontsource-variable/literata';
import '@fontsource-variable/oswald';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { CrashBoundary } from './app/crash.js';
import { loadSprites } from './app/sprites.js';
import './styles/index.css';

void loadSprites();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CrashBoundary>
      <App />
    </CrashBoundary>
  </StrictMode>,
);
