import './library.css';
import './styles.css';
import { renderApp } from './render-app';
import { ViewApp } from './view/view-app';

renderApp(<ViewApp />);
