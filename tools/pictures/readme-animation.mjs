#!/usr/bin/env node
/**
 * Records the animation at the start of README.md: a resume is dropped on the start page, its values are outlined, and the
 * match is shown. Requires Chromium and a running service that creates sandboxes, such as `npm run demo`:
 *
 *   node tools/pictures/readme-animation.mjs http://localhost:3000
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { projectRoot } from '../lib/project.mjs';

const VIEWPORT = { width: 1_280, height: 800 };
const WIDTH = 900;
const OUTPUT = path.join(projectRoot, 'docs', 'images', 'readme-try.webp');
const RESUME = path.join(projectRoot, 'src', 'embedded', 'demo-documents', 'resume.pdf');
const [url = 'http://localhost:3000'] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Use the sample' }).waitFor();
  await animate(await record(page));
} finally {
  await browser.close();
}

/** The frames with the time each is shown. */
async function record(page) {
  const frames = [];
  const shoot = async (delay) => frames.push({ delay, png: await page.screenshot() });
  // Nothing was read yet: the recorded sample is taken away.
  await page.evaluate(() => {
    for (const name of ['pages', 'fields', 'match'])
      document.querySelector(`[data-part=${name}]`).replaceChildren();
    document.querySelector('[data-part=status]').textContent = '';
  });
  await shoot(1_200);
  await page.locator('[data-part=drop]').evaluate((area) => (area.dataset.over = ''));
  await shoot(500);
  await page.locator('[data-part=drop]').evaluate((area) => delete area.dataset.over);
  await page.setInputFiles('input[type=file]', RESUME);
  await page.getByText('Reading resume.pdf').waitFor();
  await shoot(700);
  await page.getByText(/resume\.pdf was parsed in .* and matched/).waitFor({ timeout: 60_000 });
  await showBoxes(page, shoot);
  await shoot(1_400);
  await scrollTo(page, shoot);
  await shoot(3_500);
  return frames;
}

/** The boxes appear one kind after the other. */
async function showBoxes(page, shoot) {
  const kinds = ['person', 'work', 'education', 'skill', 'other'];
  const show = (count) =>
    page.evaluate(
      (visible) => {
        for (const box of document.querySelectorAll('[data-part=pages] rect'))
          box.setAttribute('visibility', visible.includes(box.dataset.kind) ? 'visible' : 'hidden');
      },
      kinds.slice(0, count),
    );
  for (let count = 0; count <= kinds.length; count += 1) {
    await show(count);
    await shoot(count === 0 ? 400 : 350);
  }
}

async function scrollTo(page, shoot) {
  const target = await page.evaluate(
    () => document.querySelector('.result').getBoundingClientRect().top - 12,
  );
  const steps = 5;
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (target * step) / steps);
    await shoot(step === steps ? 300 : 90);
  }
}

async function animate(frames) {
  const images = await Promise.all(
    frames.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer()),
  );
  const bytes = await sharp(images, { join: { animated: true } })
    .webp({ quality: 60, effort: 4, delay: frames.map(({ delay }) => delay), loop: 0 })
    .toBuffer();
  fs.writeFileSync(OUTPUT, bytes);
  console.log(`${frames.length} frames, ${Math.round(bytes.length / 1_000)} kB`);
}
