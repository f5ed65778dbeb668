import './library.css';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { ReviewApp } from './review/review-app';
import { theme } from './theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      <ReviewApp />
    </MantineProvider>,
  );
}
