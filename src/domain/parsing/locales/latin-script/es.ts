import { words, type Locale } from '../locale';

/** Spanish. */
export const es: Locale = {
  code: 'es',
  supported: true,
  stopWords: words('de la el en y los las con para por del una un que se al como su mi es fue lo mas desde'),
  postingStopWords: words(`
    el la de que y en los del las por con para una su se al es más puesto trabajo empresa experiencia
  `),
  ocrData: { set: 'spa', latinScript: true },
  dates: {
    months: [
      words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
      words('ene febr marz abr may jun jul ago sept oct novi dic'),
    ],
    present: ['actualidad', 'actual', 'presente', 'hoy', 'en curso'],
    rangeSeparators: ['a', 'al', 'hasta'],
    articles: ['la', 'el'],
    since: ['desde'],
    until: ['hasta'],
    from: ['desde', 'de'],
    beforeMonth: ['de'],
    beforeYear: ['de', 'del'],
    ordinalSuffixes: ['º'],
  },
  sectionHeadings: {
    summary: ['perfil', 'perfil profesional', 'resumen', 'resumen profesional'],
    objective: ['objetivo', 'objetivo profesional'],
    work: ['experiencia', 'experiencia laboral', 'experiencia profesional', 'historial laboral', 'trabajo'],
    volunteer: ['voluntariado'],
    education: ['educacion', 'formacion', 'formacion academica', 'estudios'],
    skills: ['habilidades', 'competencias', 'aptitudes', 'conocimientos'],
    certifications: ['certificaciones', 'certificados', 'licencias', 'cursos'],
    languages: ['idiomas'],
    projects: ['proyectos'],
    awards: ['premios', 'reconocimientos'],
    references: ['referencias'],
    contact: ['contacto'],
    personal: ['datos personales'],
    other: ['intereses'],
  },
  listConjunctions: ['y'],
  degrees: {
    doctorate: ['doctorado'],
    master: ['maestria'],
    bachelor: ['licenciatura', 'ingenieria', 'ingeniero'],
    ged: ['equivalencia'],
    high_school: ['bachillerato', 'preparatoria', 'secundaria', 'diploma de bachiller'],
    vocational: ['tecnico'],
  },
  institutionWords: ['universidad', 'escuela', 'colegio', 'instituto', 'facultad'],
  noFieldWords: ['(?:in)?complet[ao]s?', 'graduad[ao]'],
  titleWords: {
    heads: words(`
      conserje cocinero cocinera conductor chofer enfermera enfermero gerente asistente vendedor
      vendedora obrero soldador ayudante auxiliar operador operadora mecanico albanil costurera
      jornalero camarera recepcionista secretaria repartidor almacenista carpintero electricista
      limpiador limpiadora cajero cajera mesero mesera niñera cuidadora jardinero maestro maestra
      ingeniero ingeniera contador contadora
    `),
  },
  fluencyWords: { native: ['nativo'], fluent: ['fluido'], conversational: ['intermedio'], basic: ['basico'] },
  nameLabels: ['nombre'],
  addressLabels: ['domicilio', 'direccion'],
  personalDataLabels: ['fecha de nacimiento'],
  languageNames: { espanol: 'es', ingles: 'en', frances: 'fr', portugues: 'pt', arabe: 'ar' },
  countryNames: { espana: 'ES' },
};
