/**
 * Given names and their short, familiar and foreign forms, one group a line, the full form first. Compiled for Tenure
 * from common usage; a form may belong to several groups ("Alex").
 */
const GROUPS = `
abigail abby gail abbie
abraham abe bram ibrahim
adelaide addie adela adele
albert al bert bertie alberto
alexander alex al xander sasha sandy alec alejandro alessandro aleksander oleksandr iskander
alexandra alex sandra sasha lexi alexa alejandra oleksandra
alfred al fred alf alfredo
amanda mandy manda
andrew andy drew andre andreas andrzej andrei andres andrii
angela angie angel
anna ann anne annie hannah ania anya ana anita nan nancy
anthony tony anton antonio antoine toni
antonia toni tonya tonia
arthur art artie arturo artur
barbara barb barbie babs basia
benjamin ben benny benji benjamin
bernard bernie barney bernardo
bradley brad
calvin cal
cameron cam
catherine katherine kathryn kathleen cathy kathy kate katie kat kitty katarzyna kasia catalina ekaterina katya
charles charlie chuck chas carlos karl carl carlo
charlotte lottie charlie carlotta
christina christine chris tina chrissy kristina kristin cristina
christopher chris kit cristobal krzysztof kris
clifford cliff
cynthia cindy
daniel dan danny daniele danilo
danielle dani
david dave davey dawid
deborah deb debbie debra
dennis denny denis
dolores lola
dominic dom nick domenico
donald don donnie
dorothy dot dottie dorothea
douglas doug
edward ed eddie ned ted teddy eduardo edouard
edwin ed eddie
eleanor ellie nell nora elena
elizabeth liz lizzie beth betty betsy eliza libby lisa elisabeth isabel elzbieta bella
emily em emmy emilia
emmanuel manny manuel emanuel
ernest ernie ernesto
eugene gene eugenio yevhen evgeny
evelyn evie eve
florence flo florrie
frances fran francie franny francesca
francis frank frankie fran francisco francesco franz paco
franklin frank frankie
frederick fred freddy federico fritz friedrich
gabriel gabe gavriel
gabrielle gabby gabriela
george jorge georg jerzy giorgio yuri
gerald gerry jerry
geraldine gerry
gilbert gil
gregory greg gregor grzegorz
guadalupe lupe lupita
gwendolyn gwen
harold harry hal
harry henry
helen nell lena elena olena
henry hank hal enrique henri heinrich henryk
herbert herb bert
howard howie
ignacio nacho
irene rena irina
isaac ike zac
jacob jake jack jakub iakov yakov
jacqueline jackie jacquie
james jim jimmy jamie jaime jem diego santiago
janet jan
jeffrey geoffrey jeff geoff
jennifer jen jenny jenna
jeremy jerry jem
jesus chuy
jessica jess jessie
joan joanna joanne jo joanie
john jack johnny jon juan jean giovanni johann hans ivan jan ian sean ioannis
jonathan jon jonny nathan
joseph joe joey jose josef giuseppe pepe jozef yosef yusuf josip
josephine jo josie
joshua josh
judith judy judi
julia julie juliet julieta
justin jus
kenneth ken kenny
kimberly kim kimmy
lawrence laurence larry lorenzo laurie
leonard leo len lenny leonardo
leslie les
lewis louis lou louie luis luigi ludwig
lillian lily lilian lil
louise lou luisa
lucille lucy lucia
madeline maddie maddy madeleine
margaret maggie meg peggy marge margie greta rita margarita malgorzata gosia
maria mary marie mari molly polly maryam mariya miriam marija
martha marty marta
martin marty martino
martina tina
matthew matt matty mateo matthias mateusz matteo
maximilian max maxim maximiliano
melanie mel
melissa mel missy lisa
michael mike mick micky mikey miguel michel mikhail mykhailo michal michele misha mikael
michelle shelly shell
mildred millie
mitchell mitch
mohammed mohamed muhammad mohammad mo mohamad ahmed
natalie nat nattie natalia natasha
nathaniel nathan nate nat
nicholas nick nicky nico nicolas mykola nikolai nicola klaus mikolaj
nicole nikki nicky nicola
norman norm
olivia liv livvy
oliver ollie
oscar oskar
pamela pam
patricia pat patty trish tricia patsy
patrick pat paddy patricio rick
paul pablo paolo pavel pawel pavlo
peter pete pedro pietro piotr pyotr petro pierre
philip phil felipe phillip filip
rachel rae raquel
ralph raul
randall randy randolph
raymond ray raimundo
rebecca becky becca rebekah
regina gina reggie
reginald reg reggie
richard rick ricky rich richie dick ricardo
robert bob bobby rob robbie bert roberto
roberta bobbie
rodney rod
roger rog rogelio
ronald ron ronnie
rosemary rose rosie
rosario charo
roxanne roxy
russell russ rusty
salvador sal chava
samantha sam sammy
samuel sam sammy
sandra sandy
sarah sally sadie sara
sebastian seb bastian
sergio sergei serhii serge
sharon shari
shirley shirl
simon simeon
sophia sophie sofia zofia
stanley stan stanislav
stephanie steph stefanie stephania
stephen steven steve stevie esteban stefan stefano
susan sue susie suzanne susana zuzanna
sylvia sylvie silvia
tamara tammy
teresa theresa terry tess tessa
terrence terry
theodore ted teddy theo fyodor teodoro
thomas tom tommy tomas tomasz tommaso
timothy tim timmy
tobias toby
valerie val
vanessa nessa
veronica ronnie vero
victor vic viktor
victoria vicky vicki tori viktoria
vincent vince vinny vicente vincenzo
virginia ginny ginger
volodymyr vladimir vova wladimir vlad
walter walt wally
william bill billy will willie liam guillermo wilhelm guillaume
winifred winnie fred
yvonne evonne
zachary zach zack zachariah
`;

const MEMBERSHIP = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const forms = [...new Set(line.split(' '))];
  for (const form of forms) MEMBERSHIP.set(form, [...(MEMBERSHIP.get(form) ?? []), forms[0] ?? form]);
}

/** Returns the full forms of a folded given name; the name itself if it is in no group. */
export function fullForms(name: string): readonly string[] {
  return MEMBERSHIP.get(name) ?? [name];
}

/** True if both names can be forms of one given name: "Bill" and "William". */
export function areFormsOfOneName(a: string, b: string): boolean {
  const forms = fullForms(a);
  return fullForms(b).some((form) => forms.includes(form));
}
