import type { SectionName } from './printed-page';

export type Language = 'en' | 'es' | 'fr' | 'de';

/** Headings and terms by language. */
export interface Words {
  months: string[];
  shortMonths: string[];
  present: string[];
  since: string;
  headings: Record<SectionName, string[]>;
  degrees: Record<'secondary' | 'vocational' | 'college' | 'university', string>;
  languages: Record<string, string>;
  fluency: Record<'native' | 'fluent' | 'professional' | 'conversational' | 'basic', string>;
  duties: string[];
  skills: string[];
  summary: string;
  interests: string;
}

const list = (text: string): string[] => text.split('|');

export const SECTION_WORDS: Record<Language, Words> = {
  en: {
    months: list('January|February|March|April|May|June|July|August|September|October|November|December'),
    shortMonths: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
    present: list('Present|Present|Present|Current|present|Now|to date'),
    since: 'since',
    headings: {
      summary: list('Summary|Professional Summary|Profile|About Me|Objective|Career Objective'),
      work: list(
        'Experience|Work Experience|Professional Experience|Employment History|Work History|Career History|Employment|Relevant Experience',
      ),
      education: list('Education|Education and Training|Educational Background|Academic Background'),
      skills: list(
        'Skills|Key Skills|Core Competencies|Technical Skills|Skills & Abilities|Areas of Expertise',
      ),
      certifications: list(
        'Certifications|Licenses & Certifications|Certificates|Licenses|Training & Certifications',
      ),
      languages: list('Languages|Language Skills'),
      volunteer: list('Volunteer Experience|Volunteering|Community Service'),
      references: list('References'),
      interests: list('Interests|Hobbies'),
    },
    degrees: {
      secondary: 'High School Diploma',
      vocational: 'Certificate',
      college: 'Associate',
      university: 'Bachelor',
    },
    languages: {},
    fluency: {
      native: 'Native',
      fluent: 'Fluent',
      professional: 'Professional working',
      conversational: 'Conversational',
      basic: 'Basic',
    },
    duties: [],
    skills: [],
    summary: '',
    interests: 'Fishing, community garden, chess, choir',
  },
  es: {
    months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
    shortMonths: list('ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'),
    present: list('Presente|Actualidad|actualidad|Actual'),
    since: 'desde',
    headings: {
      summary: list('Perfil profesional|Resumen|Objetivo'),
      work: list('Experiencia laboral|Experiencia profesional|Experiencia'),
      education: list('Formación académica|Educación|Estudios'),
      skills: list('Habilidades|Competencias|Conocimientos'),
      certifications: list('Certificaciones|Cursos'),
      languages: list('Idiomas'),
      volunteer: list('Voluntariado'),
      references: list('Referencias'),
      interests: list('Intereses'),
    },
    degrees: {
      secondary: 'Bachillerato',
      vocational: 'Técnico',
      college: 'Técnico Superior',
      university: 'Licenciatura',
    },
    languages: {
      Spanish: 'Español',
      English: 'Inglés',
      French: 'Francés',
      German: 'Alemán',
      Portuguese: 'Portugués',
      'K’iche’': 'K’iche’',
    },
    fluency: {
      native: 'nativo',
      fluent: 'fluido',
      professional: 'avanzado',
      conversational: 'intermedio',
      basic: 'básico',
    },
    duties: list(
      'Atención a clientes y proveedores|Control de inventario y pedidos|Cumplimiento de normas de seguridad e higiene|Capacitación de personal nuevo|Elaboración de reportes diarios|Mantenimiento preventivo de equipos',
    ),
    skills: list(
      'Trabajo en equipo|Atención al cliente|Manejo de inventario|Microsoft Excel|Puntualidad|Seguridad industrial|Resolución de problemas',
    ),
    summary: 'Persona responsable y puntual con experiencia en su oficio y ganas de aprender.',
    interests: 'Fútbol, lectura, cocina',
  },
  fr: {
    months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
    shortMonths: list('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
    present: list("aujourd'hui|Aujourd'hui|présent"),
    since: 'depuis',
    headings: {
      summary: list('Profil|À propos|Objectif professionnel'),
      work: list('Expérience professionnelle|Expériences professionnelles|Parcours professionnel'),
      education: list('Formation|Formations|Diplômes'),
      skills: list('Compétences|Compétences techniques'),
      certifications: list('Certifications|Certificats'),
      languages: list('Langues'),
      volunteer: list('Bénévolat'),
      references: list('Références'),
      interests: list("Centres d'intérêt|Loisirs"),
    },
    degrees: { secondary: 'Baccalauréat', vocational: 'CAP', college: 'BTS', university: 'Licence' },
    languages: {
      French: 'Français',
      English: 'Anglais',
      Spanish: 'Espagnol',
      German: 'Allemand',
      'Haitian Creole': 'Créole haïtien',
      Swahili: 'Swahili',
      Lingala: 'Lingala',
      Arabic: 'Arabe',
    },
    fluency: {
      native: 'langue maternelle',
      fluent: 'courant',
      professional: 'professionnel',
      conversational: 'intermédiaire',
      basic: 'notions',
    },
    duties: list(
      "Accueil et conseil des clients|Gestion des stocks et des commandes|Respect des règles d'hygiène et de sécurité|Formation des nouveaux arrivants|Rédaction des comptes rendus quotidiens|Entretien courant du matériel",
    ),
    skills: list(
      "Travail en équipe|Relation client|Gestion des stocks|Microsoft Excel|Ponctualité|Sécurité au travail|Sens de l'organisation",
    ),
    summary: 'Personne sérieuse et motivée, habituée au travail en équipe et aux horaires variables.',
    interests: 'Lecture, randonnée, cuisine',
  },
  de: {
    months: list('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
    shortMonths: list('Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.'),
    present: list('heute|Heute|aktuell'),
    since: 'seit',
    headings: {
      summary: list('Kurzprofil|Profil|Über mich'),
      work: list('Berufserfahrung|Beruflicher Werdegang|Berufspraxis'),
      education: list('Ausbildung|Bildungsweg|Schulbildung'),
      skills: list('Kenntnisse|Fähigkeiten|Kompetenzen'),
      certifications: list('Zertifikate|Weiterbildung'),
      languages: list('Sprachen|Sprachkenntnisse'),
      volunteer: list('Ehrenamt'),
      references: list('Referenzen'),
      interests: list('Interessen|Hobbys'),
    },
    degrees: {
      secondary: 'Abitur',
      vocational: 'Ausbildung',
      college: 'Fachhochschulreife',
      university: 'Bachelor',
    },
    languages: {
      German: 'Deutsch',
      English: 'Englisch',
      French: 'Französisch',
      Spanish: 'Spanisch',
      Arabic: 'Arabisch',
      Ukrainian: 'Ukrainisch',
      Russian: 'Russisch',
      Polish: 'Polnisch',
      Dari: 'Dari',
      Pashto: 'Paschtu',
    },
    fluency: {
      native: 'Muttersprache',
      fluent: 'fließend',
      professional: 'verhandlungssicher',
      conversational: 'gut',
      basic: 'Grundkenntnisse',
    },
    duties: list(
      'Betreuung von Kunden und Lieferanten|Kontrolle von Lagerbestand und Bestellungen|Einhaltung der Sicherheitsvorschriften|Einarbeitung neuer Kolleginnen und Kollegen|Erstellung täglicher Berichte|Wartung und Pflege der Geräte',
    ),
    skills: list(
      'Teamarbeit|Kundenberatung|Lagerverwaltung|Microsoft Excel|Zuverlässigkeit|Arbeitssicherheit|Organisation',
    ),
    summary: 'Zuverlässige Fachkraft mit Freude an der Arbeit im Team und im Schichtdienst.',
    interests: 'Wandern, Lesen, Kochen',
  },
};

export const LANGUAGE_CODES: Record<string, string | null> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Swedish: 'sv',
  Ukrainian: 'uk',
  Russian: 'ru',
  Tagalog: 'tl',
  Hindi: 'hi',
  Tamil: 'ta',
  Marathi: 'mr',
  Yoruba: 'yo',
  Igbo: 'ig',
  'Haitian Creole': 'ht',
  Vietnamese: 'vi',
  Amharic: 'am',
  Arabic: 'ar',
  Polish: 'pl',
  Portuguese: 'pt',
  Mandarin: 'zh',
  Swahili: 'sw',
  Lingala: 'ln',
  Dari: 'fa',
  Pashto: 'ps',
  'K’iche’': null,
};
