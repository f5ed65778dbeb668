import { titleIndex } from '../../../../src/domain/skills';
import { mapProblems } from '../../../../src/domain/skills/map/map-problems';

const codeOf = (title: string): string | null => {
  const [best] = titleIndex().place(title, 1);
  return best && best.confidence >= 0.5 ? best.onetSocCode : null;
};

describe('the occupation of', () => {
  it.each([
    ['68W', '29-2042.00'],
    ['Health Care Specialist (68W)', '29-2042.00'],
    ['SGT, 88M Motor Transport Operator', '53-3032.00'],
    ['92G Culinary Specialist', '35-2012.00'],
    ['0311', '55-3016.00'],
    ['Hospital Corpsman', '31-1131.00'],
    ['CS2', '35-2012.00'],
    ['Boatswain’s mate', '53-5011.00'],
  ])('military work, "%s"', (title, code) => {
    expect(codeOf(title)).toBe(code);
  });

  it.each([
    ['took care of my mother', '31-1122.00'],
    ['Stay at home mom', '39-9011.00'],
    ["Helped in uncle's shop", '41-2031.00'],
    ['Prison kitchen cook', '35-2014.00'],
    ['ER Tech', '29-2042.00'],
    ['HGV Driver', '53-3032.00'],
    ['Fixed cars in my driveway', '49-3023.00'],
    ['Sold tamales on the street', '41-9091.00'],
    ['Drove people to church', '53-3053.00'],
    ['Stower', '53-7065.00'],
    ['Market trader', '41-9091.00'],
    ['Made bread', '51-3011.00'],
    ['Drove a truck', '53-3032.00'],
    ['Junk removal', '53-7062.00'],
    ['Rice farmer', '45-2092.00'],
    ['Boda boda rider', '43-5021.00'],
  ])('work in everyday words, "%s"', (title, code) => {
    expect(codeOf(title)).toBe(code);
  });

  it.each([
    ['Laundry worker, State Correctional Facility', 'Laundry worker'],
    ['Welder at county jail', 'Welder'],
    ['Barber while incarcerated', 'Barber'],
    ['Doctor in Afghanistan', 'Doctor'],
    ['Accountant back home', 'Accountant'],
    ['Police officer in my country', 'Police officer'],
  ])('"%s" is that of "%s": the place of the work is not part of it', (title, work) => {
    expect(titleIndex().place(title, 3)).toEqual(titleIndex().place(work, 3));
  });

  it('an officer in a prison is a correctional officer', () => {
    expect(codeOf('Prison officer')).toBe('33-3012.00');
  });

  it.each([
    ['security gaurd', '33-9032.00'],
    ['resturant manger', '11-9051.00'],
    ['Forklift opperator', '53-7051.00'],
    ['Electritian', '47-2111.00'],
    ['Truk driver', '53-3032.00'],
    ['Baby siter', '39-9011.00'],
  ])('a misspelt title, "%s"', (title, code) => {
    expect(codeOf(title)).toBe(code);
  });

  it.each([
    ['Verkäuferin', '41-2031.00'],
    ['Infirmière', '29-1141.00'],
    ['Chauffeur poids lourd', '53-3032.00'],
    ['Pedreiro', '47-2021.00'],
    ['Magazynier', '53-7065.00'],
    ['Кухар', '35-2014.00'],
    ['Empleada doméstica', '37-2012.00'],
    ['Agent de nettoyage', '37-2011.00'],
    ['Auxiliar de serviços gerais', '37-2011.00'],
    ['Maschinen- und Anlagenführerin', '51-9199.00'],
    ['Повар', '35-2014.00'],
    ['Thợ may', '51-6031.00'],
    ['مدرس', '25-2021.00'],
    ['Kasambahay', '37-2012.00'],
    ['Peón de albañil', '47-2061.00'],
    ['Dereva wa lori', '53-3032.00'],
  ])('a title in another language, "%s"', (title, code) => {
    expect(codeOf(title)).toBe(code);
  });

  it.each(
    'Student; Owner; Prisoner; Drug dealer; Associate; Tech; Retired; Ama de casa; Homeless; Felon; Hustler; CEO of my household'.split(
      '; ',
    ),
  )('"%s" is unknown, which a guess from its letters would hide', (title) => {
    expect(titleIndex().place(title, 1)).toEqual([]);
  });

  it('a number that is no military code is unknown', () => {
    expect(codeOf('2019')).toBeNull();
  });

  it('names only occupations of the map', () => {
    expect(mapProblems()).toEqual([]);
  });
});
