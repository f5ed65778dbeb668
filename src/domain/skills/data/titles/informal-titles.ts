/**
 * O*NET-SOC code, then words in which people describe work that had no job title: care for relatives, help in a family
 * business, work in custody, gig work, and everyday names.
 */
export const informalTitles = `
11-9081.00 | airbnb host; vacation rental host; short term rental host
29-2042.00 | er tech; er technician; ed tech; ed technician; emergency room technician; emergency room tech; emergency department technician; emergency department tech
31-1122.00 | took care of my mother; took care of my father; took care of my mom; took care of my dad; took care of my grandmother; took care of my grandfather; took care of my parents; took care of a family member; took care of an elderly relative; cared for my mother; cared for my father; cared for my grandmother; cared for a family member; cared for elderly parents; caring for a relative; looked after my grandmother; looked after my mother; caregiver for family member; care of a relative; elder companion; companion for the elderly; companion to the elderly
31-1131.00 | barangay health worker
35-1012.00 | restaurant shift lead; kitchen shift lead; shift lead restaurant; shift lead fast food
35-2014.00 | butler kitchen cook; prison cook; inmate cook; jail cook; prison kitchen cook
35-2021.00 | prison kitchen worker; inmate kitchen worker; jail kitchen worker; kitchen trusty
37-2011.00 | prison porter; inmate porter; unit porter; wing cleaner; dayroom orderly; prison janitor; caretaker building; building caretaker; school caretaker; property caretaker; site caretaker
39-9011.00 | took care of children; looked after children; watched kids; watched children; took care of my siblings; took care of my nieces and nephews; stay at home mom; stay at home mother; stay at home dad; stay at home father; stay at home parent; full time mother; full time mom; full time parent
41-2031.00 | helped in uncle's shop; helped in family shop; helped in family store; helped in my father's shop; helped in my uncle's store; worked in family store; family business shop helper; helped in my family's shop
43-3031.00 | bookie keeper
43-9061.00 | prison clerk; inmate clerk; unit clerk prison
45-2092.00 | prison farm worker; worked on family farm; helped on family farm; family farm worker
47-2061.00 | inmate work crew; prison work crew; community work crew; road crew inmate; odd jobs; day laborer; did odd jobs
51-6011.00 | prison laundry worker; inmate laundry worker; prison laundry
53-3032.00 | lorry driver; hgv driver; hgv class 1 driver; hgv class 2 driver; lgv driver; heavy goods vehicle driver; artic driver; 18 wheeler driver; big rig driver
`;

/**
 * Texts that look like a title and name no occupation. A guess from their letters would be wrong: a prisoner is not a
 * correctional officer.
 */
export const textsWithoutOccupation = `
student; university student; college student; high school student; pupil; prisoner; inmate; incarcerated; offender; detainee;
drug dealer; unemployed; job seeker; looking for work; between jobs; career break; retired; retiree; disabled; parental leave;
maternity leave; sabbatical; associate; tech; technician; operator; employee; staff; worker; member; various; other; none; myself;
refugee; asylum seeker; ama de casa; amo de casa; housewife; househusband; hausfrau; hausmann; femme au foyer; dona de casa;
casalinga; huisvrouw
`;
