/**
 * O*NET-SOC code, then words in which people describe work that had no job title: care for relatives, help in a family
 * business, work in custody, gig work, and everyday names.
 */
export const informalTitles = `
11-9081.00 | airbnb host; vacation rental host; short term rental host
27-3091.00 | translated for my parents; translated for my family; interpreted for my parents; interpreted for my family; translated for relatives
29-2042.00 | er tech; er technician; ed tech; ed technician; emergency room technician; emergency room tech; emergency department technician; emergency department tech
31-1122.00 | took care of my mother; took care of my father; took care of my mom; took care of my dad; took care of my grandmother; took care of my grandfather; took care of my parents; took care of a family member; took care of an elderly relative; cared for my mother; cared for my father; cared for my grandmother; cared for a family member; cared for elderly parents; caring for a relative; looked after my grandmother; looked after my mother; caregiver for family member; care of a relative; elder companion; companion for the elderly; companion to the elderly; hospice volunteer; inmate hospice volunteer; prison hospice volunteer; cared for my disabled brother; took care of my disabled brother; took care of my disabled son; took care of my disabled daughter
31-1131.00 | barangay health worker
35-1012.00 | restaurant shift lead; kitchen shift lead; shift lead restaurant; shift lead fast food
35-2014.00 | butler kitchen cook; prison cook; inmate cook; jail cook; prison kitchen cook
35-2021.00 | prison kitchen worker; inmate kitchen worker; jail kitchen worker; kitchen trusty; kitchen detail; prison kitchen detail
37-2011.00 | prison porter; inmate porter; unit porter; wing cleaner; dayroom orderly; prison janitor; caretaker building; building caretaker; school caretaker; property caretaker; site caretaker; tier porter; pod porter; floor porter inmate
39-9011.00 | took care of children; looked after children; watched kids; watched children; took care of my siblings; took care of my nieces and nephews; stay at home mom; stay at home mother; stay at home dad; stay at home father; stay at home parent; full time mother; full time mom; full time parent; baby siter; babysiter; raised my children; raised my kids; raised three kids; raised two kids; raised four kids; brought up my children
41-2031.00 | helped in uncle's shop; helped in family shop; helped in family store; helped in my father's shop; helped in my uncle's store; worked in family store; family business shop helper; helped in my family's shop
41-9091.00 | sold tamales; sold food on the street; sold tamales on the street; sold flowers on the street; street vendor; street food vendor; flea market seller; sold at the flea market; door to door sales
43-3031.00 | bookie keeper
43-5021.00 | bike courier; bicycle delivery; made deliveries on my bike; delivered food by bike; bike delivery
43-9061.00 | prison clerk; inmate clerk; unit clerk prison
45-2092.00 | prison farm worker; worked on family farm; helped on family farm; family farm worker
47-2061.00 | inmate work crew; prison work crew; community work crew; road crew inmate; odd jobs; day laborer; did odd jobs
49-3023.00 | fixed cars; fixed cars in my driveway; fixed cars at home; repaired cars at home; worked on cars; fixing cars for friends; backyard mechanic; shade tree mechanic
51-6011.00 | prison laundry worker; inmate laundry worker; prison laundry
53-3032.00 | lorry driver; hgv driver; hgv class 1 driver; hgv class 2 driver; lgv driver; heavy goods vehicle driver; artic driver; 18 wheeler driver; big rig driver
53-3053.00 | drove people to church; drove people to appointments; drove seniors to appointments; drove the church van; church van driver
53-7065.00 | food pantry volunteer; helped at the food pantry; food bank volunteer; helped at the food bank; commissary worker; inmate commissary worker; prison commissary worker; commissary clerk
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
casalinga; huisvrouw; crew; worker bee; ninja; hustler; homeless; felon; patient; self employed; various positions; various jobs; odd positions;
ceo of my household; household ceo; domestic engineer; head of household
`;
