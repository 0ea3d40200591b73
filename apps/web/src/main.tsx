import { createApi } from '@loam/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followTheme } from './shared/theme-value.ts';
import './styles.css';

followTheme();

const root = document.getElementById('root');
if (!root) throw new TypeError('index.html has no #root');

const api = createApi({ baseUrl: '', fetch: (url, init) => fetch(url, init) });

createRoot(root).render(
  <StrictMode>
    <App api={api} />
  </StrictMode>,
);
