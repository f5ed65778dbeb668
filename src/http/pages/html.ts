export { Html, html } from '../../platform/html';
