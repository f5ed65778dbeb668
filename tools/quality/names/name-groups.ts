/** A group of names and the names in it. */
export interface NameGroup {
  sex: 'men' | 'women';
  race: 'asian' | 'black' | 'hispanic' | 'white';
  names: { given: string; family: string }[];
}

/**
 * Given names of white and black people from the correspondence study of Bertrand and Mullainathan, "Are Emily and Greg
 * More Employable than Lakisha and Jamal?", American Economic Review 94(4), 2004, table 8. Those of the other two groups
 * are common ones, chosen for this list.
 */
const GIVEN_NAMES: Record<NameGroup['race'], Record<NameGroup['sex'], string>> = {
  white: {
    men: 'Todd Neil Geoffrey Brett Brendan Greg Matthew Jay Brad Justin',
    women: 'Emily Anne Jill Allison Laurie Sarah Meredith Carrie Kristen Amy',
  },
  black: {
    men: 'Rasheed Tremayne Kareem Darnell Tyrone Hakim Jamal Leroy Jermaine Andre',
    women: 'Aisha Keisha Tamika Lakisha Tanisha Latoya Kenya Latonya Ebony Shanice',
  },
  hispanic: {
    men: 'José Luis Juan Carlos Jorge Alejandro Ángel Pedro Ramón Joaquín',
    women: 'María Guadalupe Rosa Juana Esperanza Lucía Ximena Carmen Luz Dolores',
  },
  asian: {
    men: 'Wei Minh Hiroshi Jin Rajesh Kenji Tuan Arjun Long Sanjay',
    women: 'Mei Linh Yuki Ji-woo Priya Hanh Xiu Ananya Thuy Lan',
  },
};

/**
 * Surnames most concentrated in one group, among the thousand most common ones: Word, Coleman, Nunziata and Kominski,
 * "Demographic Aspects of Surnames from Census 2000", US Census Bureau. Several are also places or words.
 */
const FAMILY_NAMES: Record<NameGroup['race'], string> = {
  white: 'Yoder Krueger Mueller Koch Schwartz Schmitt Novak Schneider Schroeder Haas',
  black: 'Washington Jefferson Booker Banks Jackson Mosley Dorsey Gaines Rivers Joseph',
  hispanic: 'Barajas Orozco Zavala Velázquez Juárez Meza Huerta Ibarra Vázquez Cervantes',
  asian: 'Zhang Huang Choi Xiong Truong Huynh Vang Nguyen Pham Li',
};

/** Eight groups of ten names. */
export const NAME_GROUPS: readonly NameGroup[] = (['asian', 'black', 'hispanic', 'white'] as const).flatMap(
  (race) =>
    (['men', 'women'] as const).map((sex) => {
      const families = FAMILY_NAMES[race].split(' ');
      const given = GIVEN_NAMES[race][sex].split(' ');
      return {
        sex,
        race,
        names: given.map((name, index) => ({ given: name, family: families[index] ?? '' })),
      };
    }),
);
