import { render } from 'preact';
import { App } from './app.js';
import { pageSource } from './source.js';
import './style/base.css';
import './style/masthead.css';
import './style/heat.css';
import './style/bar.css';
import './style/findings.css';
import './style/cases.css';
import './style/panel.css';
import './style/review.css';
import './style/tables.css';
import './style/trend.css';
import { applyTheme, savedTheme } from './theme.js';

applyTheme(savedTheme());
const root = document.getElementById('page');
if (root) render(<App source={pageSource()} />, root);
