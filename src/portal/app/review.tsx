import './library.css';
import './styles.css';
import { renderApp } from './render-app';
import { ReviewApp } from './review/review-app';

renderApp(<ReviewApp />);
