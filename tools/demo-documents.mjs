#!/usr/bin/env node
/**
 * Writes the documents that `npm run demo` parses: a resume as PDF, one as DOCX and a posting as text. All
 * people, companies and addresses are invented. Dates in the files are fixed, so that every run writes the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import JSZip from 'jszip';
import PDFDocument from 'pdfkit';
import { analyst, nurse, posting } from './lib/demo/demo-people.mjs';
import { projectRoot } from './lib/project.mjs';

const folder = path.join(projectRoot, 'src', 'embedded', 'demo-documents');
const written = new Date('2026-01-15T09:00:00Z');

fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'resume.pdf'), await resumePdf(analyst));
fs.writeFileSync(path.join(folder, 'resume.docx'), await resumeDocx(nurse));
fs.writeFileSync(path.join(folder, 'job-description.txt'), posting);
console.log(`Wrote three documents to ${path.relative(projectRoot, folder)}`);

function resumePdf(person) {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 54, left: 60, right: 60 },
    info: { Title: `Resume of ${person.name}`, CreationDate: written },
  });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const finished = new Promise((resolve) => void pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;

  pdf.font('Helvetica-Bold').fontSize(20).text(person.name);
  pdf.font('Helvetica').fontSize(11).fillColor('#444444').text(person.title);
  pdf.moveDown(0.2).fontSize(9.5).text(person.contact.join('  |  ')).fillColor('black');
  section('Summary');
  body(person.summary);
  section('Professional Experience');
  for (const job of person.work) {
    twoSides(job.title, job.dates, 'Helvetica-Bold');
    twoSides(job.employer, job.place, 'Helvetica-Oblique');
    bullets(job.points);
  }
  section('Education');
  for (const school of person.education) {
    twoSides(school.degree, school.dates, 'Helvetica-Bold');
    twoSides(school.school, school.place, 'Helvetica-Oblique');
    pdf.moveDown(0.3);
  }
  section('Skills');
  for (const [group, skills] of person.skills) {
    pdf.font('Helvetica-Bold').fontSize(10).text(`${group}: `, { continued: true });
    pdf.font('Helvetica').text(skills.join(', '));
  }
  section('Certifications');
  bullets(person.certifications);
  section('Languages');
  body(person.languages);
  pdf.end();
  return finished;

  function section(title) {
    pdf.moveDown(0.7).font('Helvetica-Bold').fontSize(11.5).fillColor('#1f3a5f').text(title.toUpperCase());
    const y = pdf.y + 1;
    pdf
      .moveTo(60, y)
      .lineTo(60 + width, y)
      .lineWidth(0.7)
      .strokeColor('#1f3a5f')
      .stroke();
    pdf.fillColor('black').y = y + 5;
  }
  function twoSides(left, right, font) {
    const y = pdf.y;
    pdf
      .font(font)
      .fontSize(10)
      .text(left, 60, y, { width: width - 150 });
    const next = pdf.y;
    pdf.font('Helvetica').text(right, 60 + width - 150, y, { width: 150, align: 'right' });
    pdf.x = 60;
    pdf.y = next;
  }
  function bullets(points) {
    pdf.font('Helvetica').fontSize(10).list(points, { bulletRadius: 1.6, textIndent: 12, bulletIndent: 6 });
    pdf.moveDown(0.5);
  }
  function body(text) {
    pdf.font('Helvetica').fontSize(10).text(text);
  }
}

async function resumeDocx(person) {
  const heading = (text) =>
    new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } });
  const plain = (text) => new Paragraph({ children: [new TextRun(text)] });
  const bullet = (text) => new Paragraph({ text, bullet: { level: 0 } });
  const twoSides = (left, right) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: left, bold: true }), new TextRun({ text: `\t${right}` })],
    });
  const [mail, ...otherContact] = person.contact;
  const children = [
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    plain(person.title),
    new Paragraph({
      children: [
        new ExternalHyperlink({
          link: `mailto:${mail}`,
          children: [new TextRun({ text: mail, style: 'Hyperlink' })],
        }),
        new TextRun(` · ${otherContact.join(' · ')}`),
      ],
    }),
    heading('Profile'),
    plain(person.summary),
    heading('Employment History'),
    ...person.work.flatMap((job) => [
      twoSides(`${job.title}, ${job.employer}`, job.dates),
      plain(job.place),
      ...job.points.map(bullet),
    ]),
    heading('Education and Training'),
    ...person.education.flatMap((school) => [
      twoSides(school.degree, school.dates),
      plain(`${school.school}, ${school.place}`),
    ]),
    heading('Licences and Certifications'),
    ...person.certifications.map(bullet),
    heading('Skills'),
    ...person.skills.map(([group, skills]) => plain(`${group}: ${skills.join(', ')}`)),
    heading('Languages'),
    plain(person.languages),
  ];
  const document = new Document({
    title: `Resume of ${person.name}`,
    creator: person.name,
    sections: [{ children }],
  });
  return withFixedDates(await Packer.toBuffer(document));
}

/** Replaces the current time and random names that the library writes, so that every run gives the same bytes. */
async function withFixedDates(buffer) {
  const zip = await JSZip.loadAsync(buffer);
  const moment = written.toISOString().replace('.000', '');
  const renamed = new Map();
  const stable = (name) => renamed.get(name) ?? renamed.set(name, `rId-link-${renamed.size + 1}`).get(name);
  const result = new JSZip();
  for (const name of Object.keys(zip.files).sort()) {
    if (zip.files[name].dir) continue;
    const text = (await zip.file(name).async('string'))
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${moment}`)
      .replace(/\brId(?=[\w-]*[a-z_-])[\w-]{10,}/g, stable);
    result.file(name, text, { date: written, createFolders: false });
  }
  return result.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'UNIX' });
}
