/**
 * English words of job titles, then the same in Spanish, Portuguese, Catalan and French, in the masculine singular where
 * gender and number follow rules. A phrase of several words counts before its words.
 */
export const romanceTitleWords = `
@ workers
engineer | ingeniero; engenheiro; enginyer; ingénieur
technician | técnico; tècnic; technicien
technologist | tecnólogo; technologue
operator | operador; opérateur
worker | operario; operário; operari; ouvrier; obrero; trabajador; trabalhador; treballador; travailleur
manager | gerente; jefe; gestor; responsable; encargado; encarregado; encarregat; responsável; chef; cap; gestionnaire; jefa
chef | chef de cuisine; jefe de cocina; chef de cocina; cap de cuina
project manager | chef de projet; jefe de proyecto; gerente de projetos; chargé de projet; cap de projecte
product manager | chef de produit; responsable de produit; jefe de producto
director | director; diretor; directeur
assistant director | subdirector; subdirectora; subdiretor
deputy manager | subjefe
head | líder
supervisor | supervisor; superviseur; capataz; contremaître; chef d'équipe; jefe de equipo; cap d'equip
coordinator | coordinador; coordenador; coordinateur
specialist | especialista; especializado; spécialiste; perito; experto; expert
analyst | analista; analyste
consultant | consultor; consultant
advisor | asesor; assessor; consejero; conseiller; orientador; conselheiro
officer | chargé
assistant | asistente; auxiliar; ayudante; adjunto; assistente; ajudante; auxiliaire; aide; adjoint; asistent
helper | peón; peó; manoeuvre
intern | becario; estagiário; stagiaire; practicante
apprentice | aprendiz; aprenent; apprenti
developer | desarrollador; desenvolvedor; programador; desenvolupador; développeur
designer | diseñador; dissenyador; concepteur; proyectista; projetista
administrator | administrador; administrateur
executive | ejecutivo; executivo
representative | representante; delegado; représentant
agent | agente
broker | corredor; corretor; courtier; agente de bolsa
stockbroker | corredor de bolsa
real estate agent | agente inmobiliario; corretor de imóveis; agent immobilier; asesor inmobiliario
seller | vendedor; vendeur; venedor
retail salesperson | dependiente; dependenta; dependent; auxiliar de loja; vendedor de loja; atendente de loja; comerciante; conseiller de vente
buyer | comprador; acheteur
coach | entrenador; treinador; entraîneur
personal trainer | entrenador personal
trainer | formador; formateur; capacitador; adiestrador
teacher | profesor; maestro; docente; professor; professeur; mestre; enseignant
educator | educador; éducateur
instructor | instructor; instrutor; moniteur
lawyer | abogado; letrado; advogado; advocat; avocat
judge | juez; juge
notary | notario; notaire
prosecutor | fiscal
accountant | contador; comptable; contable
bookkeeper | auxiliar contable; tenedor de libros
tax accountant | contable fiscal; asesor fiscal
auditor | auditor; auditeur; interventor
treasurer | tesorero; trésorier
cashier | cajero; caixer; caissier; operador de caixa
banker | banquero; banquier
waiter | camarero; mesero; cambrer; garçom; serveur
bartender | coctelero
cook | cocinero; cozinheiro; cuiner; cuisinier
caterer | proveedor de catering; catering
baker | panadero; padeiro; forner; boulanger
pastry chef | pastelero; repostero; confiteiro; pâtissier; confitero
butcher | carnicero; carnisser; açougueiro; boucher; matarife
fishmonger | pescadero; poissonnier
dishwasher | lavaplatos; plongeur
sommelier | sumiller; sommelier
nurse | enfermero; enfermeiro; infermer; infirmier
nursing assistant | auxiliar de enfermería; auxiliar de enfermagem; auxiliar d'infermeria; aide soignant
midwife | matrona; partera; sage femme
doctor | médico; metge; médecin
surgeon | cirujano; chirurgien
dentist | dentista; odontólogo; dentiste
pharmacist | farmacéutico; farmacêutico; pharmacien
psychologist | psicólogo; psychologue
psychiatrist | psiquiatra
psychotherapist | psicoterapeuta
therapist | terapeuta; thérapeute
physical therapist | fisioterapeuta; kinésithérapeute
acupuncturist | acupuntor; acupuntura
masseur | masajista
dietitian | dietista; nutricionista
optometrist | optometrista; óptico
anesthesiologist | anestesista; anestesiólogo
radiologist | radiólogo
nurse practitioner | enfermero de práctica avanzada
paramedic | paramédico
veterinarian | veterinario; vétérinaire
caregiver | cuidador; gerocultor
nanny | niñero; babá; cangur
social worker | trabajador social; assistente social; assistant social; treballador social
librarian | bibliotecario; bibliothécaire
archivist | archivero; archivista; arxiver; archiviste
curator | conservador; conservateur
scientist | científico; cientista; scientifique
researcher | investigador; pesquisador; chercheur
biologist | biólogo
chemist | químico; chimiste
physicist | físico; physicien
geologist | geólogo; géologue
geophysicist | geofísico
geoscientist | geocientífico
meteorologist | meteorólogo
agronomist | agrónomo; agronome
metallurgist | metalúrgico; metalurgista
mathematician | matemático
statistician | estadístico; estatístico
actuary | actuario; actuaire
economist | economista; économiste
linguist | lingüista
historian | historiador
philosopher | filósofo
sociologist | sociólogo
anthropologist | antropólogo
archaeologist | arqueólogo
journalist | periodista; jornalista; journaliste
reporter | reportero; corresponsal
news anchor | presentador de informativos; presentador de noticias
host | presentador; locutor
editor | editor; redactor jefe; éditeur
video editor | editor de vídeo; montador de vídeo
writer | escritor; redactor; rédacteur; guionista
copywriter | redactor publicitario; redactor creativo
translator | traductor; tradutor; traducteur
interpreter | intérprete; interprète
photographer | fotógrafo; photographe
camera operator | operador de cámara; ayudante de cámara; camarógrafo
film director | director de cine; realizador
producer | productor; produtor
actor | actor; actriz
musician | músico
singer | cantante; cantor
composer | compositor
dancer | bailarín; bailarina; danseur
choreographer | coreógrafo
artist | artista; artiste
animator | animador
illustrator | ilustrador
sculptor | escultor
painter | pintor; peintre
makeup artist | maquillador; maquilleur
stylist | estilista
fashion designer | diseñador de moda; modista; patronista
interior designer | decorador; decorador de interiores; diseñador de interiores; interiorista
graphic designer | diseñador gráfico; designer gráfico; grafista; graphiste
architect | arquitecto; arquiteto; arquitecte; architecte
urban planner | urbanista; diseñador urbano
surveyor | topógrafo; agrimensor; géomètre
draftsperson | delineante; dibujante; dessinateur
builder | constructor
mason | albañil; pedreiro; paleta; maçon
carpenter | carpintero; carpinteiro; fuster; ebanista; menuisier; charpentier
electrician | electricista; eletricista; électricien
plumber | fontanero; plomero; encanador; lampista; plombier; gasfiter
roofer | techador; couvreur
glazier | cristalero; vidriero
welder | soldador; soudeur
mechanic | mecánico; mecânico; mecànic; mécanicien
machinist | tornero; fresador; torner; tourneur; matricero; mecanizador
blacksmith | herrero
locksmith | cerrajero; serrurier
assembler | montador; ensamblador; monteur
installer | instalador; installateur
repairer | reparador; réparateur
driver | conductor; chófer; chofer; motorista; conducteur; chauffeur; condutor
truck driver | camionero; camionista; caminhoneiro; transportista; routier
ambulance driver | condutor de ambulância; conductor de ambulancia; ambulancier
delivery driver | repartidor; entregador; livreur
courier | mensajero; mensageiro; coursier
letter carrier | cartero; facteur; carter
warehouse worker | almacenero; mozo; almoxarife; magasinier; mosso; magatzemer; conferente
forklift operator | carretillero; cariste; carretoner; operador de empilhadeira
packer | empaquetador; envasador; embalador; emballeur
loader | cargador; estibador; carregador
cleaner | limpiador; faxineiro; netejador; nettoyeur
maid | camarera de pisos; doméstico; empleado del hogar; femme de chambre; cambrera de pisos
housekeeper | gobernanta; ama de llaves; mayordomo
gardener | jardinero; jardineiro; jardiner; jardinier; paisajista
florist | florista
farmer | agricultor; granjero; ganadero; agriculteur; fazendeiro; pagès
breeder | criador
farm worker | jornalero; bracero; trabajador agrícola
fisherman | pescador; pêcheur
forest ranger | guardabosques; guarda forestal
miner | minero; mineiro
driller | perforador; sondista
guard | guardia; guarda
security guard | vigilante; vigilante de seguridad; vigilant de seguretat; guardia de seguridad; controlador de accesos; controlador d'accessos; agent de sécurité; segurança
police officer | policía; policial; policier
detective | detective; detetive
firefighter | bombero; bombeiro; pompier
soldier | soldado; militar; soldat
military officer | comandante
sailor | marinero; marino; marinheiro
captain | capitán; capitão; capitaine; patrón
pilot | piloto; pilote
flight attendant | azafato; auxiliar de vuelo; tripulante de cabina; comissário de bordo; hôtesse de l'air
air traffic controller | controlador aéreo
receptionist | recepcionista; réceptionniste
secretary | secretario; secretário; secretari; secrétaire
clerk | oficinista; administrativo; empleado; administratiu; administrativa; employé; escribiente
telephone operator | telefonista; teleoperador; téléconseiller
hairdresser | peluquero; cabeleireiro; perruquer; coiffeur
dog groomer | peluquero canino; peluquera canina
dog trainer | adiestrador de perros; adiestrador canino
beautician | esteticista; esteticien; esthéticien
barber | barbero; barbeiro; barber
tailor | sastre; alfaiate; tailleur
seamstress | costurero; couturier; cosedor; modisto
shoemaker | zapatero; sapateiro; cordonnier
jeweler | joyero; joalheiro; bijoutier
upholsterer | tapicero
guide | guía; guia; guide
tour guide | guía turístico; guia turístico
travel agent | agente de viajes; agente de viagens
custodian | custodio
concierge | conserje; conserge; porteiro; concierge
porter | portero; botones; portier
recruiter | reclutador; recrutador; recruteur; seleccionador; captador de talento; adquisición de talentos; técnico de selección
fundraiser | captador de fondos; recaudador de fondos; captador
promoter | promotor; promoteur
inspector | inspector; inspetor; inspecteur; revisor; comprobador; examinador; probador; verificador
controller | controlador; contrôleur
planner | planificador; planejador; planificateur
strategist | estratega
media buyer | comprador de medios
trader | operador de bolsa; operador de mercados; comerciante de futuros; trader
underwriter | suscriptor
loan officer | agente de préstamos; oficial de préstamos; gestor de préstamos; oficial de crédito
appraiser | tasador; perito tasador; avaliador
collector | cobrador; gestor de cobros
claims adjuster | tramitador de siniestros; perito de seguros
insurance agent | corredor de seguros; agente de seguros; mediador de seguros
mediator | mediador; médiateur
investor | inversor; investisseur
entrepreneur | emprendedor; empresario; autónomo
owner | propietario; propriétaire; dueño
partner | socio; associé
associate | asociado
president | presidente; président
vice president | vicepresidente; vicepresidenta; vice presidente
member | miembro; membro
candidate | candidato
volunteer | voluntario; bénévole
priest | sacerdote; cura; prêtre
pastor | pastor
athlete | atleta; deportista
referee | árbitro; arbitre
tester | tester; probador de software
webmaster | webmaster
politician | político; concejal; diputado
civil servant | funcionario; fonctionnaire
@ words
human resources | recursos humanos; ressources humaines; rrhh; personal
public relations | relaciones públicas; relações públicas; relations publiques; relacions públiques
customer service | atención al cliente; servicio al cliente; atendimento ao cliente; service client; atenció al client; atendimento; relations clients
customer | cliente; client
account | cuenta; conta; compte
help desk | servicio de asistencia; servicio de ayuda; mesa de ayuda; asistencia al usuario; soporte técnico; soporte al usuario
database | base de datos; bases de datos; banco de dados; base de données
data | dato; dados; dades; donnée
real estate | inmobiliario; bienes raíces; imobiliário; immobilier; immobiliari
venture capital | capital riesgo; capital de riesgo
private equity | capital privado
investment | inversión; investimento; investissement; inversor
investment banking | banca de inversión
stock | bolsa; bursátil
equity | renta variable
fixed income | renta fija
bank | banco; banque
banking | banca; bancario; bancaire
insurance | seguro; assurance; assegurança; asegurador
risk | riesgo; risco; risque
credit | crédito; crediticio; crédit
loan | préstamo; prêt; empréstimo
mortgage | hipoteca; hipotecario
finance | finanza; finança; finance
financial | financiero; financeiro; financier; financer
accounting | contabilidad; contabilidade; comptabilité
tax | impuesto; tributario; tributación
payroll | nómina; folha de pagamento; paie
budget | presupuesto; orçamento
treasury | tesorería
audit | auditoría
purchasing | compra; compras; achat
procurement | aprovisionamiento; abastecimiento; suministro; approvisionnement
sales | venta; ventas; venda; vente; vendes
commercial | comercial; mercantil; commercial
trade | comercio; comércio; commerce
import | importación; importação; importaciones
export | exportación; exportação; exportaciones
marketing | mercadotecnia; mercadeo; márketing; marketing
advertising | publicidad; publicitario; publicité
brand | marca; marque
market | mercado; marché
business | negocio; empresa; empresarial; negócio; entreprise; négoce
business development | desarrollo de negocio; desarrollo empresarial; desenvolvimento de negócios
corporate | corporativo; societario
company | compañía
strategy | estrategia; estratégia; stratégie; estratégico
planning | planificación; planejamento; planification
operations | operación; operaciones; operacional; opération
logistics | logística; logistique; logístico
supply chain | cadena de suministro; cadeia de suprimentos
warehouse | almacén; depósito; magatzem; armazém; entrepôt
transport | transporte; transport
shipping | expedición; envío; naviero
fleet | flota
production | producción; produção; producció
manufacturing | fabricación; manufacturero; manufactura; fabricação; fabrication
factory | fábrica; usine
plant | planta
process | proceso; processo; processus; procés
quality | calidad; qualidade; qualité; qualitat
quality control | control de calidad; controle de qualidade
quality assurance | aseguramiento de la calidad; garantía de calidad
maintenance | mantenimiento; manutenção; manteniment
repair | reparación; reparação; réparation
assembly | montaje; ensamblaje; assemblage
installation | instalación
safety | seguridad; segurança; sécurité; seguretat; prevención
security | seguridad informática; ciberseguridad; seguridad de la información
occupational safety | prevención de riesgos; prevención de riesgos laborales; prevención; higiene y seguridad
environmental | ambiental; medioambiental; medio ambiente; environnement
health | salud; sanidad; sanitario; saúde; santé; salut
medical | medicina; médical; clínico
clinical analysis | análisis clínicos; análises clínicas
laboratory | laboratorio; laboratório; laboratoire; laboratori
hospital | hospital; hospitalario; hôpital
emergency | emergencia; urgencia; emergência; urgence
emergency medical technician | técnico de emergencias médicas; técnico en emergencias sanitarias
intensive care | cuidados intensivos
nursing | enfermería; enfermagem
pharmacy | farmacia; farmácia; pharmacie
dental | dental; dentario
mental health | salud mental
elderly care | ancianos; personas mayores; tercera edad; geriatría; geriátrico; idosos
home care | ayuda a domicilio; atención domiciliaria; aide à domicile; domicilio
child care | puericultura; guardería; infantil; cuidado de niños; niño
care | cuidado; atención; soin
education | educación; educação; éducation; enseñanza; educativo
school | escuela; colegio; escola; école; escolar
high school | secundaria; instituto; lycée
primary school | primaria; école primaire
kindergarten | preescolar; infantil
university | universidad; universitario; université
training | formación; formação; capacitación; aprendizaje
special education | educación especial
language | idioma; lengua; langue; lenguas
english | inglés; inglês; anglais
italian | italiano
spanish | español
french | francés
german | alemán
history | historia
mathematics | matemáticas
physics | física
chemistry | química
chemical operator | operador químico; operario químico
chemical engineer | ingeniero químico; engenheiro químico
chemical | químico industrial; industria química
biology | biología
science | ciencia; sciences
research | investigación; pesquisa; recherche
research and development | investigación y desarrollo; i d; pesquisa e desenvolvimento
development | desarrollo; desenvolvimento; développement; desenvolupament
design | diseño; disseny; design; conception
engineering | ingeniería; engenharia; enginyeria; ingénierie
mechanical | ingeniería mecánica; mecánica
mechanical engineer | ingeniero mecánico; engenheiro mecânico
electrical | eléctrico; elétrico; électrique; elèctric; electricidad
electronics | electrónica; electrónico; eletrônica; électronique
electromechanical | electromecánico
industrial | industria; industrial
automotive | automoción; automóvil; automotriz; automobile; coche
aerospace | aeroespacial; aeronáutico; aeronave; avión
aviation | aviación; aéreo; aeropuerto
airline | línea aérea; aerolínea
marine | naval; marítimo; buque; barco; marina
railway | ferroviario; ferrocarril; tren
civil engineer | ingeniero civil; ingeniero de caminos; engenheiro civil; ingénieur génie civil; génie civil
construction | construcción; construção; construcció; obra; bâtiment; edificación
building | edificio; inmueble
concrete | hormigón
wood | madera; bois
metal | metal; metálico
glass | vidrio; cristal
stone | piedra
leather | cuero; piel; marroquinería
textile | textil; tejido
clothing | ropa; prenda; vestir; confección; vêtement
shoe | calzado
jewelry | joyería
furniture | mueble; mobiliario
paper | papel
plastic | plástico
rubber | caucho
oil | petróleo; pétrole; aceite
petroleum engineer | ingeniero petrolero; ingeniero de petróleo; ingeniero de perforación; ingeniero de yacimientos
drilling | perforación; sondeo
gas | gas
mining | minería; minas; mineração
energy | energía; energético; energia; énergie
nuclear | nuclear; nucléaire
solar | solar; fotovoltaico; fotovoltaica
wind energy | eólico
water | agua; aguas; eau
waste | residuo; basura; desecho; déchet
food | alimento; alimentario; alimentación; comida; alimentaire; comestible
food technologist | tecnólogo de alimentos; ingeniero alimentario; ingeniero de alimentos
kitchen | cocina; cozinha; cuina; cuisine
restaurant | restaurante; restauración; hostelería; restauration
hotel | hotel; hotelero
tourism | turismo; turístico; tourisme
travel | viaje; viagem; voyage
event | evento; événement; acontecimiento
wedding planner | organizador de bodas; planificador de bodas
sports | deporte; deportivo; esporte; sport
soccer | fútbol; futebol; football
fitness | fitness; acondicionamiento físico
art | arte; bellas artes
gallery | galería; galeria
museum | museo; musée
theater | teatro; théâtre; escénico
film | cine; película; cinéma
video | vídeo; audiovisual
television | televisión; televisão; télévision
radio | radio
music | música; musical
dance | danza; baile
news | noticia; informativo; prensa; periodístico
media | medio de comunicación; medios de comunicación; medios; multimedia; médias
communication | comunicación; comunicação; communication; comunicació
social media | redes sociales; redes sociais; réseaux sociaux
digital | digital; numérique
content | contenido; conteúdo; contenu
creative | creativo; criativo
graphic | gráfico; gráfica
printing | impresión; imprenta; impresor
photography | fotografía
animation | animación
video game | videojuego; videojuegos; jogos
fashion | moda; mode
beauty | belleza; cosmética; estética; beleza; beauté
hair | peluquería; cabello
animal | animal; animales; mascota
pet care | cuidado de animales; cuidado de mascotas
veterinary | veterinaria
agricultural | agrícola; agrario; agropecuario; agricultura; agricole
farm | granja; explotación agraria; finca
crop | cultivo
livestock | ganado; ganadero; ganadería
forestry | forestal; silvicultura
fishing | pesca; pesquero
garden | jardín; jardinería
flower | flor
landscape architect | arquitecto paisajista
software | software; programa informático; logiciel
application | aplicación; aplicativo; application
mobile | móvil; mobile
web | web; página web
computer | informático; informática; ordenador; computadora; computador; informatique
information technology | tecnologías de la información; tecnología de la información; tic; ti; tecnologia da informação
technology | tecnología; tecnologia; technologie; tecnológico
technical | asistencia técnica
system | sistema; système
network | redes; redes informáticas; réseau
telecommunications | telecomunicación; telecomunicaciones; télécommunications; telecom
hardware | hardware; equipo informático
computer support | soporte informático; asistencia informática
support | soporte; apoyo; suporte; asistencia; suport; support
user | usuario; utilisateur
user experience | experiencia de usuario
artificial intelligence | inteligencia artificial; intelligence artificielle
machine learning | aprendizaje automático
cloud | nube
test | prueba; ensayo; testing
circuit | circuito
analog | analógico
wireless | inalámbrico; sin fio
signal | señal
machine | máquina; machine
machinery | maquinaria; machinerie
equipment | equipo; equipamiento; équipement
tool | herramienta; outil
crane | grúa; grue
truck | camión; caminhão; camion
bus | autobús; ônibus; autobus
car | coche; carro; voiture
motorcycle | motocicleta; moto
engine | motor; moteur
heating | calefacción; calor; chauffage
refrigeration | refrigeración; climatización; aire acondicionado
cleaning | limpieza; limpeza; neteja; nettoyage; propreté
laundry | lavandería
household | hogar; doméstico
office | oficina; escritório; bureau
administration | administración; administração
administrative assistant | auxiliar administrativo; auxiliar administratiu; auxiliar administrativa; aux administratiu; aux administrativo; asistente administrativo; assistente administrativo; assistant administratif; ayudante administrativo
executive assistant | asistente ejecutivo; secretario de dirección; asistente de dirección
front desk | recepción; front desk
record | registro; archivo; documentación
legal | jurídico; legal; derecho; juridique; asuntos jurídicos
law | ley; bufete
litigation | litigio; procesal
compliance | cumplimiento; conformidad; cumplimiento normativo
contract | contrato; contractual
intellectual property | propiedad intelectual; patente
labor relations | relaciones laborales
government | gobierno; gubernamental
public | público; pública
policy | política; políticas
police | policial
fire | incendio; fuego
military | ejército; armada; fuerzas armadas
social | social; sociales
community | comunidad; comunitario
family | familia; familiar
youth | juvenil; joven; jovem
women | mujer; femenino
patient | paciente
disability | discapacidad
religious | religioso; religión
nonprofit | ong; sin ánimo de lucro
project | proyecto; projeto; projet; projecte
product | producto; produto; produit
program | programa; programme
service | servicio; serviço; service; servei
team | equipo de trabajo
area | área; zona; zone
regional | regional; comarcal
district | distrito
national | nacional; estatal
international | internacional
global | global; mundial
branch | sucursal; agencia; agence
store | tienda; loja; botiga; magasin; comercio minorista
retail | minorista; al por menor; varejo
wholesale | mayorista; al por mayor; atacado
online | en línea; comercio electrónico; online
field | campo; terreno
home | casa
central | central
general | general; geral; général
junior | júnior
senior | sénior; superior
chief | principal; en jefe
main | principal
deputy | adjunto a
independent | autónomo; independiente; libre
temporary | temporal; eventual
private | privado; particular
certified | certificado; titulado; colegiado; licenciado
professional | profesional; profissional
technical writer | redactor técnico
analysis | análisis; análise; analyse
statistics | estadística
management | gestión; gestão; gestió; dirección; administración de empresas
control | control; controle; contrôle
change | cambio
innovation | innovación; inovação
knowledge | conocimiento
talent | talento; talentos
recruitment | contratación; selección; reclutamiento; selecció; recrutement; colocación; seleção; recrutamento
benefits | beneficios; compensación; compensaciones
employee | empleado
procedure | procedimiento
requirement | requisito
structure | estructura
structured finance | finanzas estructuradas
asset | activo; bienes; patrimonio
fund | fondo; fondos
portfolio | cartera; portafolio
wealth | patrimonios
foreign exchange | divisa; divisas
derivatives | derivado; derivados
futures | futuro; futuros
merger | fusión; fusiones
valuation | valoración; avaliação
pricing | precio; precios; tarificación
collections | cobros; cobro; recobro; cobranza
claims | reclamación; siniestro; reclamaciones
customs | aduana; aduanas; aduanero; despachante
postal | postal; correo; correos
telephone | teléfono; telefónico
call center | centro de llamadas; call center; telemarketing
shift | turno
night | noche; nocturno; noturno
flight | vuelo
cabin | cabina
ground | tierra
sea | mar
vehicle | vehículo; véhicule
tire | neumático
paint | pintura; peinture
tile | azulejo; baldosa
pipe | tubería; tuyau
gas station | gasolinera
parking | aparcamiento; estacionamiento
elevator | ascensor
door | puerta
window | ventana
interior | interior; interiores
exterior | exterior; exteriores
urban | urbano; urbanismo
rural | rural
space | espacio
traffic | tráfico; tránsito
road | carretera; vía
bridge | puente
soil | suelo
geological | geología
mineral | mineral; minerales
stage | escenario; escena
set | plató
sound | sonido; son
light | luz; iluminación
costume | vestuario
script | guión
post production | postproducción; posproducción
image | imagen
text | texto
book | libro
magazine | revista
newspaper | periódico; diario
publication | publicación; publicaciones; edición
advertisement | anuncio
campaign | campaña
promotion | promoción
loyalty | fidelización
accessory | accesorio; accesorios
perfume | perfume; perfumería
drug | medicamento
surgery | cirugía; quirófano; quirúrgico
radiology | radiología; rayos x
respiratory | respiratorio
blood | sangre
eye | ojo
vision | visión; óptica
hearing | audición; audiología
speech | habla; logopeda; logopedia
rehabilitation | rehabilitación
psychology | psicología
addiction | adicción; drogodependencia
nutrition | nutrición
wellness | bienestar
yoga | yoga
pool | piscina
swimming | natación
gym | gimnasio
dog | perro; canino
horse | caballo; equino; ecuestre
bird | ave; pollo; avícola
milk | leche; lácteo
meat | carne; cárnico
fish | pescado; pez; piscicultura; acuícola
fruit | fruta
vegetable | verdura; hortaliza; hortícola
wine | vino; enólogo
beer | cerveza; cervecero
coffee | café
bread | panadería
drink | bebida
bar | bar; barra
table | mesa
room | habitación; sala
guest | huésped
luggage | equipaje
ticket | billete; taquilla
game | juego; apuesta
casino | casino
center | centro; centre; central de
distribution | distribución; distribuição; distribuidor
officer | oficial
organizer | organizador; organisateur
classifier | clasificador
fabricator | fabricante; elaborador
preparer | preparador
restorer | restaurador
polisher | pulidor
mixer | mezclador
weaver | tejedor
cutter | cortador
artisan | artesano
diver | buzo
integrator | integrador
stage manager | regidor; regidor de escena
field manager | jefe de campo
merchandiser | visual merchandiser; escaparatista
attendant | acompañante; asistenta
crew member | tripulante
line cook | cocinero de línea; cocinero de partida
sous chef | segundo de cocina; subjefe de cocina
culinary | culinario; gastronómico
negotiator | negociador
localization | localización
lending | préstamos
bank branch | sucursales
contributor | colaborador
columnist | columnista
criminal | criminal; penal
court | tribunal; juzgado
judicial | judicial; justicia
department | departamento; département
organization | organización
institution | institución; entidad
establishment | establecimiento
sector | sector
activity | actividad; actividades
culture | cultural; cultura
artistic | artístico
cultural heritage | patrimonio cultural
conservation | conservación
environment | entorno; ambiente
climate | clima
natural | natural; naturales
wildlife | fauna
park | parque; parc
beach | playa; socorrista
lifeguard | socorrista; salvavidas
rescue | rescate; salvamento
residence | residencia; résidence
housing | vivienda; logement
rental | alquiler; aluguel; location
property | propiedad; propiedades; patrimonio inmobiliario
workshop | taller; atelier
work | trabajo
employment | empleo
integration | integración
treatment | tratamiento
processing | procesamiento; transformación
finishing | acabado
welding | soldadura
molding | moldeo
casting | fundición
furnace | horno
mill | molino; serrería
sawmill | aserradero
loading | carga
packaging | envasado; embalaje; acondicionado
delivery | reparto; entrega; livraison
sorting | clasificación
extraction | extracción
quarry | cantera
well | pozo
refinery | refinería
boiler | caldera
steam | vapor
pump | bomba; bombeo
hydraulic | hidráulico
pneumatic | neumática
ventilation | ventilación
insulation | aislamiento
scaffolding | andamio; andamios
drainage | drenaje
sewerage | alcantarillado
irrigation | riego
mechatronics | mecatrónica; mecatrónico
robotics | robótica
automation | automatización
instrument | instrumento; instrumentación
precision | precisión
microelectronics | microelectrónica
optical | óptico industrial
biomedical | biomédico
biotechnology | biotecnología
biochemistry | bioquímica
botany | botánica
orthopedic | ortopédico; ortopedia
dental laboratory | prótesis dental; protésico dental
hearing aid | audioprotesista
diagnostic | diagnóstico
calibration | calibración
transmission | transmisión
launch | lanzamiento
completions | terminaciones
structural | estructural
integrity | integridad
physical | físico
layout | maquetación; maquetador
front end | frontend; front end
full stack | full stack; fullstack
back end | backend
data science | ciencia de datos
data scientist | científico de datos; cientista de dados
data engineer | ingeniero de datos; engenheiro de dados
systems engineer | ingeniero de sistemas; engenheiro de sistemas
software engineer | ingeniero de software; engenheiro de software
software architect | arquitecto de software; arquiteto de software
quality engineer | ingeniero de calidad
field engineer | ingeniero de campo
reservoir | yacimiento
exploration | exploración
tree | árbol
food safety | seguridad alimentaria
flavor | sabor; saborista
pastry | pastelería; repostería; confitería
catering | catering
banquet | banquete
hostess | anfitrión; anfitriona
clinic | clínica; consultorio
treatment room | sala de curas
community health | salud comunitaria
public health | salud pública; saúde pública
addiction counselor | consejero de adicciones
school counselor | orientador escolar; consejero escolar
career | carrera; carreras
academic | académico
dean | decano
principal | director de escuela; director de colegio; director escolar; directeur d'école
substitute | suplente; sustituto
early childhood | primera infancia
drama | dramático; arte dramático
fine art | bellas artes
cashier customer service | cajero de atención
brokerage | corretaje
agency | agencia de seguros
line | línea; líneas
personal | personales
premium | primas; prima
reinsurance | reaseguro; reaseguros
subscription | suscripción
cash | efectivo
payment | pago; cobranzas
invoice | factura; facturación
billing | facturación
debt | deuda
bankruptcy | concurso de acreedores
economics | economía
econometrics | econometría
investor relations | relaciones con inversores; relaciones con los inversores
media relations | relaciones con los medios; relaciones con los medios de comunicación
internal communications | comunicación interna; comunicaciones internas
external communications | comunicación externa
press officer | jefe de prensa; gabinete de prensa
spokesperson | portavoz
community manager | community manager; gestor de redes sociales
search engine | buscadores; buscador
ecommerce | ecommerce; comercio electrónico
merchandise | mercancía; mercancías
inventory | inventario; existencias
stock clerk | reponedor; repositor
store manager | jefe de tienda; encargado de tienda; gerente de tienda; gerente de loja; responsable de magasin
floor | piso; sala de ventas
point of sale | punto de venta
key account | grandes cuentas; cuentas clave
sales representative | representante de ventas; ejecutivo de ventas; representante comercial; técnico comercial; delegado comercial; agente comercial; asesor comercial; vendedor externo
account manager | gestor de cuentas; ejecutivo de cuentas; director de cuentas; jefe de cuentas
human resources manager | director de recursos humanos; jefe de recursos humanos; jefe de personal; jefa de personal
labor | laboral; laborales
union | sindical; sindicato
payroll specialist | técnico de nóminas; gestor de nóminas
executive search | búsqueda de ejecutivos
headhunter | cazatalentos
staffing | dotación de personal; trabajo temporal
immigration | inmigración
refugee | refugiado
interpreter of sign language | intérprete de lengua de signos; intérprete de lengua de señas
missionary | misionero
funeral | funerario; funeraria; pompas fúnebres
embalmer | embalsamador; tanatopractor
prison | prisión; penitenciario; cárcel
probation | libertad condicional
customs officer | agente de aduanas; oficial de aduanas
border | frontera
coast guard | guardia costera; guardacostas
navy | marina de guerra
air force | fuerza aérea; ejército del aire
weapon | armamento
explosives | explosivos
fireworks | pirotecnia
presenter | apresentador; présentateur
news | informativos; noticias; telediario
copresenter | copresentador; coapresentador
morning show | programa matinal; matinal
instruction | instrucción; instrução
entertainment | entretenimiento; entretenimento; divertissement
web developer | programador web; desarrollador web; desenvolvedor web; développeur web
php developer | programador php; desarrollador php
full stack | pila completa
open source | código abierto; código aberto
interface | interfaz
network | red; rede
server | servidor; servidores; serveur informatique
spacecraft | naves espaciales; vehículos espaciales
propulsion | propulsión
avionics | aviónica
deployment | despliegue; implantación
implementation | implementación; implementação
configuration | configuración; configuração
simulation | simulación
information | información; informação
automation | automatização
artificial intelligence | inteligência artificial
court clerk | secretario judicial; letrado judicial; oficial de juzgado
tax auditor | auditor fiscal; inspector de hacienda; inspector fiscal
collections | recaudación; recouvrement
fundraising | captación de fondos; recaudación de fondos; captação de recursos; collecte de fonds
donor | donante; doador; donateur
donations | donaciones; doações; dons
planned giving | donaciones planificadas
alumni | antiguos alumnos; exalumnos
guest | invitado; hóspede
guest relations | relaciones con los huéspedes; relaciones con los invitados; relaciones con huéspedes
relations | relaciones; relações; relations
admissions | admisiones; admissões; admission
graduate program | programa de posgrado; programa de postgrado; posgrado; postgrado
study abroad | estudios en el extranjero
studies | estudios; estudos; études
student | estudiante; estudiantes; estudante; étudiant
internship | prácticas de estudiantes; prácticas en empresa; pasantía
intern | pasante; estagiario; interno
classroom | aula; salle de classe
reading | lectura; leitura; lecture
literacy | alfabetización; alfabetização; alphabétisation
literature | literatura; littérature
philosophy | filosofía; philosophie
sociology | sociología; sociologia; sociologie
anthropology | antropología; antropologia; anthropologie
linguist | linguista; linguiste
language | lenguaje; idiomas; língua
foreign | extranjero; estrangeiro; étranger
visiting | visitante; invitada
part time | tiempo parcial; media jornada; tempo parcial; temps partiel
full time | tiempo completo; jornada completa; tempo integral; temps plein
seasonal | de temporada; temporada; verano; estacional; sazonal; saisonnier
relief | relevo
staff | plantilla; personal de plantilla
contract | contratado; contratado por obra
registered | registrado; diplomado; autorizado
first | primer; primero; primeiro; premier
second | segundo; segunda
group | grupo; grupos; groupe
area | área metropolitana
site acquisition | adquisición de emplazamientos
acquisition | adquisición; aquisição
outsourcing | subcontratación; externalización; terceirização
procurement | suministros
revenue | ingresos; receitas; recettes
performance | rendimiento; desempeño; desempenho
improvement | mejora; mejora continua; melhoria
effectiveness | eficacia organizativa; eficacia
liaison | enlace; ligação
council | consejo; junta; conselho; conseil
partner | sócio
managing partner | socio director; socio gerente
founder | fundador; fondateur
deputy secretary | vicesecretario
vice rector | vicerrector; vice-reitor
vice dean | vicedecano
residence director | director de residencia; director residente
worship | culto
camp counselor | consejero de campamento; monitor de campamento; monitor de colonias
camp | campamento; acampamento
day | día; de día
convention | convenciones; convenções
conference | conferencias; congresos; congressos
exhibition | exposiciones; exposición; exposições
exhibition curator | comisario de exposiciones
hospitality | hospitalidad; hotelería; hospitalidade
reservations | reservas; reservaciones
lounge | salones
bar supervisor | supervisor de bar; encargado de bar
catering chef | chef de catering
leisure | ocio; lazer; loisirs
fitness instructor | instructor de fitness; monitor de fitness; instructor de gimnasio
aerobics | aeróbic; aerobic; aeróbica
cycling | ciclismo; spinning
tennis | tenis
rowing | remo
shooting | tiro
soccer player | futbolista; jogador de futebol; footballeur
band director | director de banda
choir | coro; canto coral
singing | canto
brass | viento metal
composer | compositeur
bass player | bajista; baixista
keyboard player | teclista; tecladista
guitar | guitarra; violão
broadcasting | radiodifusión; emisión; transmissão; diffusion
recording | grabación; gravação
videographer | videógrafo; vidéaste
retoucher | retocador; retocadora
visual merchandiser | visualizador
publicist | publicista; agente de prensa
copy editor | corrector de estilo; corrector de textos; corrector
lifestyle | estilo de vida
blogger | bloguero; blogueiro
clown | payaso; palhaço
costume | costura
neonatologist | neonatólogo; neonatologista
endodontist | endodoncista; endodontista
orthodontist | ortodoncista; ortodontista
intensive care physician | intensivista
pediatrician | pediatra; pédiatre
cardiology | cardiología; cardiologia; cardiologie
psychiatric | psiquiátrico; psychiatrique
anesthesia | anestesia; anesthésie
radiology | radiológico; radiologie
hygienist | higienista; hygiéniste
dental hygienist | higienista dental; higienista bucal
behavioral | conductual; comportamental
childhood | infancia; infância
kinesiology | kinesiología; cinesiologia
cosmetologist | cosmetólogo; esthéticienne
tanning | bronceado
manicurist | manicurista; manicuro
plumbing | fontanería; plomería; encanamento; plomberie
foundation | cimientos; cimentaciones
preconstruction | preconstrucción
general contractor | contratista general
estimator | estimador; presupuestista
landscape architecture | arquitectura paisajística
architecture | arquitectura; arquitetura
hydrogeologist | hidrogeólogo
aerodynamic | aerodinámico
stock distributor | distribuidor de stock
material handler | manipulador de material; manipulador de materiales; manipulador de carga
dispatcher | despachador; expedidor
emergency dispatcher | despachador de emergencias; operador de emergencias
emergency | emergencias
counter clerk | empleado de mostrador; dependiente de mostrador
counter | mostrador
dining room | comedor; refeitório
seafood | marisquería; mariscos
cashier | caja
lender | prestamista
financing | financiación; financiamento
claims settlement | liquidaciones; liquidación
loan originator | originador de préstamos
auctioneer | subastador; rematador; leiloeiro; commissaire-priseur
criminal investigator | investigador criminal; perito criminal
fraud | fraude; fraudes
background check | antecedentes
defender | defensor; defensor público
litigator | litigante
labor lawyer | laboralista; abogado laboralista
criminal lawyer | penalista; abogado penalista
forensic | forense
lieutenant | teniente; tenente
sergeant | sargento
battalion | batallón; batalhão
patrol | patrulla; patrulha
aviator | aviador; aviateur
dog walker | paseador de perros
kennel | perrera; canil
greeter | saludador; recepcionista de clientes
innkeeper | posadero
compensation and benefits | compensación y beneficios; retribución y beneficios
human capital | capital humano
regulatory affairs | asuntos regulatorios
leadership | liderazgo; liderança
relocation | reubicación; traslados
generalist | generalista
bilingual | bilingüe; bilingue
portfolio manager | gestor de cartera; gestor de carteras; director de cartera; gerente de cartera
portfolio analyst | analista de cartera; analista de carteras
portfolio | de cartera; de carteras
securities | valores; valores mobiliarios
institutional | institucional; institucionales
option trader | comerciante de opciones; operador de opciones
currency trader | comerciante de divisas; operador de divisas
trader | operador bursátil
preferred | preferente
master control operator | operador de control maestro
team leader | jefa de equipo; líder de equipo; chefe de equipe
group manager | jefa de grupo
intermediate | intermedio; intermediário
custodian | custodia
freelance | freelance
processor | procesador; tramitador
sorter | classificador
picker | recogedor; preparador de pedidos
lecturer | conferenciante; conferencista; conférencier
decoration | decoración; decoração
graduate | graduado; diplomado universitario
landline | línea fija; telefonía fija
location manager | localizador; localizador de exteriores
superintendent | superintendente
assistant director of film | primer ayudante de dirección; segundo ayudante de dirección
digital | digitais
visual | visual; visuales
floral | floral; florales
regional | regionales
senior | senior
fixed | fijo; fija
voice | voz
processing | tramitación
loan processor | procesador de préstamos; tramitador de préstamos
mail processor | procesador de correo
mail carrier | transportista rural; cartero rural
production director | director de producción
training | entrenamiento
personal training | entrenamiento personal
resident | residente
interactive | interactivo
organizational | organizativo
conceptual | conceptual
photographic | fotográfico
marriage | matrimonial
unit | unidad; unidade
division | división; divisão
section | sección; seção
station | estación; estação
extension | extensión
certification | certificación; certificação
remote | remoto; teletrabajo
annual | anual; anuales
rural | rurales
permanent | permanente
final | final; finales
vascular | vascular
nuclear | nucleares
consumption | consumo
consumer loan | préstamos al consumo
driving instructor | instructor de conducción; profesor de autoescuela
driving | conducción
switching | conmutación
desktop publishing | autoedición
sound system | megafonía; sonorización
module | módulo
tutor | tutor; tuteur
federal | federal; federales
critic | crítico; crítico de arte
regulator | regulador
champion | campeón; campeão
sector | setor; secteur
metropolitan | metropolitano
practice | práctica
pediatric | pediátrico; pédiatrique
architectural | arquitectónico; arquitetônico
linguistic | lingüístico
economic | económico; econômico; économique
programming | programación; programação
defense | defensa; defesa; défense
license | licencia; licença
coffee shop | cafetería; cafeteria
consulting | consultoría; asesoría; assessoria
coordination | coordinación; coordenação
supervision | supervisión; supervisão
protection | protección; proteção
intelligence | inteligencia; inteligência
customs | alfândega
@ further workers and fields
warehouse worker | almacenista; magasinier; almoxarife
muralist | muralista; muraliste
ambassador | embajador; embaixador; ambassadeur
herbalist | herborista; herboriste
mixologist | mixólogo; mixologue
player | jugador; jogador; joueur
funder | financiador; financeur
freight forwarder | transitario; transitário; transitaire
cataloger | catalogador; catalogueur
guitarist | guitarrista; guitariste
organist | organista; organiste
drummer | baterista; batteur
vocalist | vocalista; vocaliste
art therapist | arteterapeuta; art-thérapeute
radiographer | radiógrafo; radiographe
deputy minister | viceministro; vice-ministre
bagger | embolsador; ensacador; ensacheur
hydrologist | hidrólogo; hydrologue
filmmaker | cineasta; cinéaste
key holder | portador de llaves; porteur de clés
paraeducator | paraeducador; paraéducateur
psychoanalyst | psicoanalista; psicanalista; psychanalyste
copilot | copiloto; copilote
perfusionist | perfusionista; perfusionniste
infographic designer | infografista; infographiste
speaker | conferenciante; palestrante; conférencier
documentalist | documentalista; documentaliste
linguist | lingüista; linguista; linguiste
composer | compositor; compositeur
cardiologist | cardiólogo; cardiologista; cardiologue
oral surgeon | cirujano oral; cirurgião oral; chirurgien oral
marketer | comercializador
managing partner | socio director; sócio diretor; associé directeur
limited partner | socio comanditario; sócio comanditário; associé commanditaire
certified public accountant | censor jurado de cuentas; contador público certificado; expert-comptable diplômé
executive housekeeper | amo de llaves ejecutivo
corporal | cabo; caporal
correspondent | corresponsal; correspondente; correspondant
shareholder | accionista; acionista; actionnaire
modeler | modelador; modeleur
pattern maker | modelista; modéliste
procurement specialist | aprovisionador; approvisionneur
provider | proveedor; fornecedor; fournisseur
post-production specialist | postproductor; postproducteur
follower | seguidor; suiveur
expeditor | expedidor; expéditeur
stage designer | escenificador
performer | intérprete escénico; artista escénico
registrar | registrador; registraire
freelancer | autónomo; autônomo; indépendant
retired | jubilado; aposentado; retraité
emeritus | emérito; émérite
distinguished | distinguido; distingué
acting | en funciones; interino; intérimaire
character | personaje; personagem; personnage
affiliate | afiliado; afiliación; filiação; affilié
integrated | integrado; intégré
aquatic | acuático; aquático; aquatique
prepress | preimpresión; pré-impressão; prépresse
keyboard | teclado; clavier
closing | cierre; fechamento; clôture
tour | gira; turnê; tournée
infrastructure | infraestructura; infraestrutura; infrastructure
show | espectáculo; espetáculo; spectacle
strength | fuerza; força; force
conditioning | acondicionamiento; condicionamento; conditionnement
conference | conferencia; conferência; conférence
broadcasting | difusión; difusão; diffusion
translation | traducción; tradução; traduction
transition | transición; transição; transition
redaction | redacción; redação; rédaction
trade | oficio; ofício; métier
county | condado; comté
faculty | facultad; faculdade; faculté
coverage | cobertura; couverture
harbor | portuario; portuário; portuaire
anesthesiology | anestesiología; anestesiologia; anesthésiologie
kinesiology | kinesiología; cinesiologia; kinésiologie
russian | ruso; russo; russe
photo | foto; fotos; photo
home automation | domótica; domotique
editorial | editorial; éditorial
municipal | municipal
grade | grado; grade
directly | directo; direto; direct
payable | a pagar; à payer
magisterial | magisterio; magistério
order | encargo; encomenda; commande
local | local
terminal | terminal
vehicle | vehículo; veículo; véhicule
technical assistant | asistente técnico; assistente técnico
technical director | director técnico; diretor técnico; directeur technique
technical consultant | consultor técnico; consultant technique
technical writer | redactor técnico; redator técnico; rédacteur technique
technical manager | gerente técnico; jefe técnico; responsable técnico; responsável técnico
technical advisor | asesor técnico; assessor técnico; conseiller technique
technical specialist | especialista técnico; spécialiste technique
technical supervisor | supervisor técnico; superviseur technique
technical lead | líder técnico
technical recruiter | reclutador técnico; recrutador técnico; recruteur technique
technical coordinator | coordinador técnico; coordenador técnico; coordinateur technique
technical analyst | analista técnico; analyste technique
technical support | soporte técnico; suporte técnico; support technique
technical translator | traductor técnico; tradutor técnico; traducteur technique
technical editor | editor técnico; éditeur technique
technical architect | arquitecto técnico; arquiteto técnico; architecte technique
technical trainer | formador técnico; formateur technique
technical draftsperson | delineante técnico; desenhista técnico; dessinateur technique
private investigator | investigador privado; detective privado; détective privé; detetive particular
metal worker | obrero metalúrgico; operário metalúrgico; ouvrier métallurgiste; trabajador metalúrgico
insurance broker | corredor de seguros; corretor de seguros; courtier en assurances
physical conditioning | acondicionamiento físico; condicionamento físico
oral and maxillofacial surgeon | cirujano oral y maxilofacial; cirujano maxilofacial
professional association | asociación; associação; association
copy editor | supervisor de copias; corrector de copias
@ general words
accounts payable | cuentas por pagar; cuentas a pagar; contas a pagar
accounts receivable | cuentas por cobrar; cuentas a cobrar; contas a receber
stock | acciones
benefits | prestaciones
resource | recurso
experience | experiencia; experiência
cost | coste; costo
wedding | boda
journalism | periodismo; jornalismo
alliance | alianza
psychological | psicológico
rating | calificación
enrollment | inscripción; matriculación
search | búsqueda
vacation | vacaciones
physical therapy | fisioterapia
wealth | patrimonial
grant | subvención
gift | regalo
taxpayer | contribuyente; contribuinte
bankruptcy | quiebra
leasing | arrendamiento
contractor | contratista
solution | solución; solução
route | ruta; rota
ultrasound | ultrasonido; ecografía
firewall | cortafuegos
embedded | empotrado; embebido
classified | clasificado
location | ubicación
commission | comisión
permit | permiso
martial art | artes marciales
style | estilo
paving | pavimento
japanese | japonés; japonês
chinese | chino; chinês
portuguese | portugués; português
therapy | terapia
adult | adulto
student | alumno; alumnado
inspection | inspección; inspeção
navigation | navegación; navegação
airport | aeroportuario
driving school | autoescuela
hardware store | ferretería
stationery | papelería; papelaria
street | callejero
lottery | lotería
recreation | recreo
household appliance | electrodoméstico
device | dispositivo
component | componente
surface | superficie
container | contenedor
board | tablero
wiring | cableado
battery | batería
turbine | turbina
thermal | térmico
hydroelectric | hidroeléctrico
renewable | renovable; renovável
air | aire
tower | torre
demolition | demolición; demolição
asphalt | asfalto
brick | ladrillo
prefabricated | prefabricado
carpentry | carpintería; carpintaria
steel | acero; aço
forging | forja
ammunition | munición
boat | embarcación; embarcação
bicycle | bicicleta
watch | relojería; relojoaria
ceramic | cerámica; cerâmica
porcelain | porcelana
carpet | alfombra
fabric | tela
fiber | fibra
piece | pieza
soap | jabón
sugar | azúcar; açúcar
cocoa | cacao
tobacco | tabaco
feed | pienso
seed | semilla; semente
distillery | destilería
fermentation | fermentación
aquaculture | acuicultura; aquicultura
horticulture | horticultura
antique | antigüedad
pulp | pulpa
chiropractor | quiropráctico; quiroprático
molder | moldeador
harvester | recolector
carver | tallador
die cutter | troquelador
fitter | ajustador
presser | planchador
`;

/**
 * Words that name a kind of worker at the beginning of a title and are adjectives behind a noun: `oficina técnica` is a
 * technical office.
 */
export const romanceTitleAdjectives = `
technical | técnico; tècnic
physical | físico
chemical | químico
mechanical | mecánico; mecânico; mecànic
administrative | administrativo; administratiu
scientific | científico
political | político
medical | médico
pharmaceutical | farmacéutico; farmacêutico
statistical | estadístico; estatístico
mathematical | matemático
optical | óptico
metallurgical | metalúrgico
veterinary | veterinario; veterinário
military | militar
household | doméstico
tax | fiscal
independent | autónomo; autônomo
accounting | contable
consulting | consultor
personal | personal
research | investigador; pesquisador
teaching | docente
`;
