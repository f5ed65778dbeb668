/** Names of skills in French, of France and of Canada: the nouns of lists and the verbs of duties and requirements. */
export const frenchSkillNames = `
# Kitchen and service
Food preparation | (préparation de/préparation d'/préparation des/préparer des/préparer les) (aliments/repas/plats/ingrédients); préparation culinaire; préparer la nourriture
Food handling | (manipulation/manutention) (des/d') aliments; manipuler les aliments
Food safety | (hygiène/sécurité/salubrité) (alimentaire/alimentaires/des aliments); règles d'hygiène alimentaire; normes d'hygiène et de salubrité
Cooking | (techniques culinaires/arts culinaires/faire la cuisine/cuisiner/cuisine traditionnelle/cuisine française); (comme/de) (cuisinier/cuisinière)
Line cooking | (cuisinier/cuisinière) de ligne
Grilling | (poste de grillade/grillades/cuisson sur le gril)
Deep frying | (friteuse/friture)
Baking | (boulangerie/fabrication du pain/panification)
Pastry making | (pâtisserie/pâtisseries/préparation de desserts)
Butchery | (boucherie/découpe de viande/découpe de viandes/désossage/coupe de viande)
Menu planning | (élaboration/planification) (de/des) menus
Kitchen management | (gestion/organisation) (de/de la/d'une) cuisine; chef de cuisine
Dishwashing | (plonge/lavage de vaisselle/laver la vaisselle/lavage de la vaisselle/plongeur/plongeuse)
Table service | (service en salle/service à table/service aux tables/service des repas/service de restaurant/mise en place et service); (serveur/serveuse) en restauration
Order taking | (prise de commandes/prendre les commandes/prise de commande)
Counter service | service au comptoir
Bartending | (service au bar/service de bar)
Beverage preparation | préparation de boissons
Barista skills | préparation de cafés
Food processing | transformation (alimentaire/des aliments)

# Cleaning and hospitality
Cleaning | ?nettoyage; ?ménage; (nettoyer/nettoyage général/travaux de nettoyage/nettoyage des locaux/produits d'entretien/nettoyage et désinfection/nettoyage des espaces/nettoyage de la cuisine/nettoyage du poste de travail/entretien ménager); (agent/agente) d'entretien
Janitorial work | (entretien des locaux/nettoyage de bureaux/nettoyage des bureaux/entretien de bureaux/entretien d'immeubles/conciergerie d'immeuble/entretien de bâtiments)
Sanitizing surfaces | (désinfection/désinfecter/désinfection des surfaces/bionettoyage)
Floor care | (nettoyage/lavage/entretien/balayage) (des sols/de sols/des planchers/de planchers); (balayer/laver les sols/laver les planchers)
Vacuuming | passer l'aspirateur
Window cleaning | (nettoyage de vitres/nettoyage des vitres/lavage de vitres/lavage des vitres/lavage de fenêtres)
Restroom cleaning | nettoyage des (sanitaires/toilettes/salles de bain/salles de bains)
Dusting | (dépoussiérage/époussetage)
Hospital cleaning | (nettoyage/hygiène) (hospitalier/en milieu hospitalier)
Trash removal | (collecte des déchets/ramassage des ordures/sortir les poubelles/gestion des déchets/vider les poubelles)
Recycling sorting | (tri sélectif/tri des déchets)
Room cleaning | (nettoyage/entretien/ménage) (des/de/de la) (chambres/chambre); femme de chambre; préposée aux chambres; valet de chambre
Bed making | (réfection des lits/faire les lits/changement de draps)
Housekeeping | (entretien du domicile/travaux ménagers/tâches ménagères/ménage à domicile/entretien de la maison/aide ménagère)
Laundry operations | (blanchisserie/buanderie/entretien du linge/lavage du linge/lessive)
Ironing and pressing | (repassage/repasser le linge)
Landscaping | (jardinage/aménagement paysager/entretien des espaces verts/entretien d'espaces verts/entretien de jardins)
Lawn care | (tonte de pelouse/tonte de gazon/tonte du gazon/tondre la pelouse)
Pruning | (taille d'arbres/taille de haies/taille des haies/élagage)
Snow removal | déneigement
Guest services | (accueil des clients à l'hôtel/hôtellerie/service à la clientèle hôtelière)
Front desk operations | (réception d'hôtel/réception hôtelière)
Event planning | (organisation/planification/gestion) (d'événements/d'évènements/événementielle)
Travel arrangements | organisation de (voyages/déplacements)

# Retail and customers
Retail sales | (vente au détail/vente en magasin/commerce de détail)
Cash handling | (gestion de caisse/gestion de la caisse/manipulation d'argent/caisse enregistreuse/manipulation d'espèces/maniement de l'argent)
Cashiering | (tenue de caisse/tenir la caisse/encaissement/encaissements/encaissement des clients/encaisser les clients); (comme/de) (caissier/caissière); hôtesse de caisse
Payment processing | traitement des paiements
Till balancing | (fermeture de caisse/clôture de caisse/balancer la caisse)
Returns and exchanges | (retours et échanges/gestion des retours)
Stocking shelves | (mise en rayon/mise en rayons/réassort/réassortiment/remplissage des rayons/approvisionnement des rayons/garnir les tablettes/remplissage de tablettes/placer la marchandise/regarnir les tablettes)
Merchandising | (marchandisage/présentation des produits/mise en valeur des produits)
Product knowledge | connaissance des produits
Loss prevention | prévention des pertes
Store operations | (gestion de magasin/gestion d'un magasin/gérance de magasin)
Inventory counting | (prise d'inventaire/prises d'inventaire/décompte d'inventaire/faire l'inventaire/réaliser l'inventaire/inventaires physiques)
Customer service | (service/relation/accueil/conseil/satisfaction/orientation) (client/clients/à la clientèle/clientèle/de la clientèle/des clients/du client/aux clients/au client); (accueillir/servir/conseiller/renseigner) (les clients/la clientèle/des clients); service au public; accueil du public
Call center operations | centre d'appel; centre d'appels
Inbound calls | (réception d'appels/appels entrants/prise d'appels)
Outbound calls | (appels sortants/télévente/télémarketing/prospection téléphonique)
Telephone etiquette | (accueil téléphonique/répondre au téléphone/gestion des appels téléphoniques)
Multi-line phone systems | (standard téléphonique/standardiste)
Complaint handling | (gestion/traitement/règlement) des (réclamations/plaintes)
Customer retention | fidélisation (de la clientèle/client/des clients)
Customer relationship management | gestion de la relation client
Order processing | (traitement/gestion/saisie) (des/de) commandes
Appointment scheduling | (prise/gestion/planification) (de/des) rendez-vous
Collections | (recouvrement/recouvrement de créances)
Bilingual service | bilingue; bilinguisme

# Care
Child care | (garde d'enfants/garde d'enfant/puériculture/s'occuper d'enfants/s'occuper des enfants/surveillance d'enfants/accueil d'enfants)
Infant care | soins aux (nourrissons/nouveau-nés)
Elder care | (aide/soins/accompagnement/assistance) (aux/des/de) (personnes âgées/aînés); gériatrie; gérontologie
Personal care assistance | (aide à la toilette/soins d'hygiène/aide à l'hygiène/soins personnels/aide aux actes de la vie quotidienne/activités de la vie quotidienne/soins d'assistance/soins de base)
Feeding assistance | aide (aux repas/à l'alimentation)
Patient transfer | (transfert des patients/mobilisation des patients/manutention des personnes/déplacement des bénéficiaires/déplacement sécuritaire des bénéficiaires/transfert des résidents)
Patient care | (soins/assistance/prise en charge) (aux/des/de/du) (patients/patient/malades/bénéficiaires); s'occuper des patients
Dementia care | (accompagnement/soins) (de/aux) personnes atteintes (de démence/d'Alzheimer)
Hospice care | (soins palliatifs/fin de vie)
Home health care | (soins/aide/maintien) à domicile
Companionship | compagnie aux personnes âgées
Vital signs | (prise des signes vitaux/signes vitaux/constantes vitales/prise des constantes/prise de tension)
Wound care | (pansements/soins de plaies/soin des plaies/soins des plaies/réfection de pansements)
Nursing | soins infirmiers
Care planning | (plan de soins/plans de soins/projet de soins)
Medication administration | (administration/distribution) (de/des) (médicaments/médicament/traitements); administrer (les/des) médicaments
Injections | (injections intramusculaires/vaccinations)
IV therapy | (pose de perfusions/perfusions)
Phlebotomy | (prises de sang/prélèvements sanguins/prélèvement sanguin/prise de sang)
Medical charting | (transmissions ciblées/tenue des dossiers de soins/notes au dossier)
Electronic health records | (dossier/dossiers) (électroniques/électronique/patient informatisé/médical électronique/médicaux électroniques/patients informatisés/de santé électronique/de santé électroniques/clinique informatisé)
Critical care nursing | (soins intensifs/soins critiques)
Medical-surgical nursing | (soins aigus/médecine-chirurgie/soins médico-chirurgicaux/médecine et chirurgie)
Emergency medical care | (soins d'urgence/urgences hospitalières)
Infection control | (prévention/contrôle) des infections; hygiène hospitalière
Physical therapy | (kinésithérapie/physiothérapie)
Occupational therapy | ergothérapie
Speech therapy | orthophonie
First aid | premiers (secours/soins); secourisme; gestes de premiers secours
Basic life support | réanimation cardiorespiratoire
Dental assisting | assistance dentaire; assistante dentaire
Prescription filling | délivrance d'ordonnances
Laboratory testing | (analyses de laboratoire/analyses médicales)

# Safety, transport, warehouse
Security patrol | (rondes de surveillance/rondes de sécurité/gardiennage/agent de sécurité); (surveillance des lieux/surveillance de sites)
Access control | contrôle (d'accès/des accès/des entrées)
Surveillance monitoring | (vidéosurveillance/télésurveillance)
Fire safety | (prévention incendie/sécurité incendie/prévention des incendies)
Workplace safety | (sécurité au travail/santé et sécurité au travail/consignes de sécurité/règles de sécurité/santé sécurité au travail/hygiène et sécurité)
Personal protective equipment | (équipement de protection individuelle/équipements de protection individuelle)
Driving | (conduite de véhicules/conduite automobile/conduite sécuritaire/conduire un véhicule/conduite d'un véhicule)
Commercial truck driving | (conduite de camion/conduite de camions/conduite de poids lourds/chauffeur poids lourd/conducteur poids lourd/camionneur/camionneuse/routier international/chauffeur de camion/chauffeuse de camion/chauffeur routier/conducteur de camion/conduite d'un camion/transport routier de marchandises)
Delivery driving | (livraison de colis/livraisons à domicile/livraison à domicile/livraison de marchandises/livreur/livreuse/chauffeur-livreur/livrer les commandes/chauffeur livreur/livraison aux clients); ?livraison; ?livraisons
Bus driving | (conduite d'autobus/chauffeur d'autobus/conducteur de bus/conducteur d'autobus)
Passenger transport | (transport de personnes/chauffeur de taxi)
Route planning | (planification d'itinéraires/planification de tournées)
Pre-trip inspection | (inspection du véhicule/vérification avant départ/ronde de sécurité du véhicule/inspection avant départ/vérification du véhicule)
Load securement | (arrimage/arrimage des charges/arrimage de la charge)
Customs clearance | dédouanement
Moving furniture | déménagement
Forklift operation | (chariot/chariots) (élévateur/élévateurs); (cariste/conduite de chariots/conduite d'un chariot élévateur/conduite de chariot élévateur/opérateur de chariot élévateur/conduite d'engins de levage)
Reach truck operation | chariot à mât rétractable
Pallet jack operation | (transpalette/transpalettes/transpalette électrique)
Order picking | (préparation/préparer) (de/des/les) commandes; préparateur de commandes; cueillette de commandes; préparatrice de commandes
Packing | (emballage/conditionnement) (des produits/de produits/de marchandises/des commandes); ?emballage; emballeur; emballer les produits
Shipping and receiving | (réception/expédition) (de/des) (marchandises/marchandise); réception et expédition; expédition et réception
Loading and unloading | (chargement et déchargement/charger et décharger/déchargement de camions/chargement de camions/déchargement des camions/chargement des camions/déchargement)
Heavy lifting | (port de charges/port de charges lourdes/soulever des charges/soulever des charges lourdes)
Material handling | (manutention/manutentionnaire/manutention de marchandises)
Palletizing | palettisation
Inventory control | (gestion/contrôle) (des stocks/de stock/de stocks/du stock/des inventaires/de l'inventaire/d'inventaire); ?inventaire; ?inventaires
RF scanning | (lecteur de codes-barres/lecteur de code-barres/douchette/terminal radiofréquence)
Warehouse operations | (travail/opérations/gestion/agent/commis/préposé/magasinier/ouvrier) (en/d'/d'un) (entrepôt/entrepôts); (magasinage/entreposage/magasinier/magasinière); ?entrepôt
Labeling | étiquetage
Logistics | ?logistique; gestion logistique
Supply chain management | (chaîne d'approvisionnement/chaîne logistique)

# Manufacturing and trades
Assembly | (assemblage/montage) (de pièces/mécanique/de composants/des pièces/de produits/de meubles/industriel); ?assemblage
Electronics assembly | (montage/assemblage) électronique
Machine operation | (conduite de machines/opérateur de machine/opération de machines/conduite de machine/opérateur de machines/conduite de ligne/utilisation de machines)
Machine setup | (réglage de machines/réglage des machines)
CNC machining | (usinage/usinage CNC/commande numérique/machines à commande numérique)
Milling | (fraisage/fraiseuse)
Lathe operation | (tournage sur métaux/tour conventionnel)
Grinding and deburring | (meulage/ébavurage/ponçage/meuleuse)
Injection molding | (injection plastique/moulage par injection)
Metal fabrication | (métallerie/construction métallique/chaudronnerie/serrurerie métallerie/travail des métaux)
Sheet metal work | (tôlerie/pliage de tôle)
Welding | (soudage/soudure/souder/soudeur/soudeuse/travaux de soudure)
MIG welding | (soudage/soudure/souder au/soudeur) (MIG/MAG/MIG MAG/semi-automatique/au MIG)
TIG welding | (soudage/soudure/soudeur) (TIG/au TIG)
Stick welding | (soudage/soudure) (à l'arc/à l'électrode/à l'arc électrique)
Quality control | contrôle (qualité/de la qualité/de qualité)
Quality inspection | (inspection de la qualité/contrôle visuel)
Quality assurance | assurance qualité; assurance de la qualité
Precision measurement | (instruments de mesure/métrologie/pied à coulisse)
Blueprint reading | (lecture/lire/interprétation) (de/des/les) (plans/plan/plans techniques/dessins techniques/plans mécaniques)
Continuous improvement | amélioration continue
Production line work | (travail à la chaîne/ligne de production/chaîne de production/chaîne de montage/opérateur de production/agent de production/travail en usine/ouvrier de production); ?production
Production planning | planification de (la/) production
Woodworking | (travail du bois/ébénisterie/menuiserie)
Sewing | ?couture; (machine à coudre/machines à coudre/couturière/travaux de couture)
Construction | (bâtiment et travaux publics/travaux de construction/gros œuvre/gros oeuvre/manœuvre en bâtiment/travaux du bâtiment/ouvrier du bâtiment/chantiers de construction)
Carpentry | (charpente/charpenterie/charpenterie-menuiserie/menuiserie de bâtiment)
Formwork | coffrage
Drywall installation | (pose de placoplâtre/placo/pose de gypse/pose de plaques de plâtre/plaquiste/cloisons sèches)
Drywall finishing | (plâtrerie/tirage de joints)
Painting | (peinture en bâtiment/peinture intérieure/peinture résidentielle/travaux de peinture/peintre en bâtiment/peinture intérieure et extérieure)
Concrete finishing | (bétonnage/coulage de béton/coulage du béton/finition de béton)
Masonry | (maçonnerie/pose de briques/briquetage/pose de parpaings)
Tile setting | (carrelage/pose de carrelage/pose de céramique/carreleur)
Flooring installation | (pose de parquet/pose de revêtements de sol/pose de planchers/pose de sols)
Roofing | (toiture/couverture de toiture/pose de toitures/travaux de toiture/réfection de toiture)
Insulation installation | (isolation thermique/pose d'isolation/travaux d'isolation)
Demolition | travaux de démolition; démolition de cloisons
Scaffolding | (échafaudage/échafaudages/montage d'échafaudages)
Crane operation | (grutier/conduite de grue/pont roulant/ponts roulants)
Heavy equipment operation | (conduite d'engins/engins de chantier/conduite d'engins de chantier/machinerie lourde/équipement lourd/opérateur de machinerie lourde)
Excavator operation | (pelle mécanique/pelle hydraulique/pelleteuse)
Aerial lift operation | (nacelle élévatrice/plateforme élévatrice)
Paving | (asphaltage/pavage)
Construction management | (gestion de chantier/conduite de travaux/gestion de chantiers)
Hand tools | (outils manuels/outillage à main/outils à main)
Power tools | (outils électriques/outillage électroportatif)
Home renovation | (travaux de rénovation/rénovation résidentielle/rénovation intérieure/rénovation de maisons)
Electrical wiring | (câblage/installation électrique/installations électriques/électricité du bâtiment/câblage électrique/électricité résidentielle)
Electrical panels | (tableaux électriques/tableau électrique/armoires électriques)
Plumbing | (plomberie/installations sanitaires)
HVAC repair | (climatisation/entretien de chauffage et climatisation/chauffage et climatisation)
Refrigeration | réfrigération; froid industriel
Preventive maintenance | (maintenance préventive/entretien préventif)
General maintenance | (entretien général/maintenance générale/entretien du bâtiment/petites réparations/maintenance de bâtiment/menues réparations/petits travaux); ?entretien
Troubleshooting | (dépannage/diagnostic de pannes/recherche de pannes/résolution de pannes)
Industrial maintenance | (maintenance industrielle/entretien industriel/mécanique industrielle/électromécanique/entretien de machines/maintenance des machines)
Equipment repair | (réparation/entretien) (d'équipements/de matériel/des équipements); réparation de machines
Hydraulics | hydraulique
Pneumatics | pneumatique industrielle
Automotive repair | (mécanique automobile/mécanique auto/réparation automobile/réparation de véhicules)
Oil changes | (vidange d'huile/changement d'huile/vidanges)
Auto body repair | (carrosserie/débosselage)
Crop harvesting | (cueillette de fruits/récolte de fruits/vendanges/récolte de légumes/cueillette de légumes/travaux de récolte)
Crop production | (agriculture/maraîchage/travaux agricoles/production maraîchère)
Livestock care | (élevage/soins aux animaux de ferme/soin du bétail)
Dairy operations | (traite des vaches/production laitière)
Tractor operation | (conduite de tracteur/conduite de tracteurs)
Chainsaw operation | (tronçonneuse/scie à chaîne)
Forestry | (foresterie/sylviculture)

# Office
Data entry | (saisie/entrée) (de/des/informatique de) données; saisie informatique
Typing | dactylographie
Filing | (classement/archivage/classement de documents/archivage de documents/classement de dossiers)
Document preparation | (rédaction de documents/préparation de documents/gestion documentaire)
Administrative support | (soutien/assistance/tâches/travail/gestion/suivi/support) (administratif/administrative/administratives); ?secrétariat; (travail de bureau/bureautique et secrétariat/tâches de bureau)
Office management | gestion (de/d'un) bureau
Calendar management | (gestion/tenue) (d'agenda/de l'agenda/d'agendas/des agendas/de calendrier)
Scheduling | (gestion des horaires/planification des horaires/élaboration des plannings/gestion des plannings)
Reception | (accueil des visiteurs/accueil physique/accueil physique et téléphonique/accueillir les visiteurs); (comme/de) réceptionniste
Mail processing | (gestion/traitement/tri) du courrier
Meeting minutes | (rédaction de comptes rendus/rédaction de procès-verbaux/prise de notes)
Proofreading | (relecture/correction de textes)
Business writing | (correspondance commerciale/rédaction de courriers/rédaction administrative)
Report writing | (rédaction/production/élaboration) (de/des) rapports
Spreadsheets | (tableur/tableurs/chiffrier électronique)
Pivot tables | tableaux croisés dynamiques; tableau croisé dynamique
Word processing | traitement de texte; traitement de textes
Basic computer use | (bureautique/outils informatiques/outil informatique/connaissances informatiques/maîtrise de l'outil informatique/logiciels de bureautique/outils bureautiques/informatique de base)
Accounting | (comptabilité/comptabilité générale)
Bookkeeping | (tenue de livres/tenue de comptabilité/tenue de la comptabilité/saisie comptable)
Accounts payable | (comptes fournisseurs/comptabilité fournisseurs/comptes payables/comptes à payer)
Accounts receivable | (comptes clients/comptabilité clients/comptes recevables/comptes à recevoir)
Invoicing | (facturation/émission de factures/établissement de factures/traitement des factures)
Account reconciliation | (rapprochement bancaire/rapprochements bancaires/conciliation bancaire/conciliations bancaires)
Month-end close | (clôture mensuelle/clôtures mensuelles/fin de mois comptable/clôture comptable)
Payroll processing | (gestion de la paie/gestion de paie/traitement de la paie/établissement des bulletins de paie/paie)
Tax preparation | (déclarations fiscales/déclarations de revenus/déclaration de revenus/impôts des particuliers)
Tax compliance | ?fiscalité
Internal controls | contrôle interne
Budgeting | (élaboration de budgets/gestion budgétaire/suivi budgétaire/gestion de budget)
Purchasing | (achats/approvisionnement/approvisionnements)
Recruiting | recrutement
Human resources administration | ressources humaines
Staff supervision | (encadrement/supervision/gestion) du personnel; encadrement d'(équipe/équipes/employés); supervision (des employés/d'employés/d'équipe/d'équipes)
Team management | (management/gestion/animation/leadership) d'(équipe/équipes)
Project management | gestion (de/des) (projet/projets)
Training delivery | (formation du personnel/formation des employés/formation de nouveaux employés/former les employés/formation des nouveaux employés/formation du nouveau personnel)
Sales | (techniques de vente/vente de produits/vente conseil); ?vente; ?ventes
Lead generation | (prospection commerciale/prospection de clients/prospection clients)
Social media marketing | (réseaux sociaux/médias sociaux)
Advertising | publicité
Microsoft Office | (suite/pack) (office/microsoft office/bureautique)
IT support | (support informatique/assistance informatique/soutien informatique/assistance aux utilisateurs)
Programming | programmation
Software development | développement (logiciel/de logiciels)
Web development | développement web
Data analysis | analyse de données; analyse des données
Translation | (traduction/traduire des documents/traductions)
Interpreting | interprétariat
Classroom instruction | (enseignement/enseigner/donner des cours)
Classroom management | gestion de classe
Lesson planning | (préparation de cours/préparation des cours/planification de cours/planification de leçons)
Tutoring | (soutien scolaire/aide aux devoirs/cours particuliers)
Early childhood education | (petite enfance/éducation à l'enfance/éducation de la petite enfance)
Special education | (éducation spécialisée/adaptation scolaire)
Social work | travail social

# Ways of working
Communication | (aisance relationnelle et communication/bonne communication/habiletés de communication/compétences en communication/communication orale/communication orale et écrite/communication écrite/capacité de communication/sens de la communication)
Active listening | (écoute active/sens de l'écoute/capacité d'écoute)
Teamwork | (travail d'équipe/travail en équipe/travailler en équipe/esprit d'équipe/esprit collaboratif)
Time management | (gestion du temps/respect des délais/respect des échéances)
Organization | (sens de l'organisation/esprit d'organisation/capacité d'organisation/organisé et rigoureux); ?organisé; ?organisée
Problem solving | (résolution de problèmes/résoudre des problèmes/résolution de problème)
Critical thinking | (esprit d'analyse/esprit critique/pensée critique/capacité d'analyse/esprit analytique)
Decision making | prise de (décision/décisions)
Attention to detail | (souci du détail/attention aux détails/sens du détail/rigueur/minutie/rigoureux/rigoureuse/minutieux/minutieuse/attention au détail)
Multitasking | (polyvalence/polyvalent/polyvalente)
Flexibility | (flexibilité/capacité d'adaptation/adaptabilité/souplesse/disponibilité horaire/flexibilité horaire)
Reliability | (ponctualité/ponctuel/ponctuelle/fiabilité/sens des responsabilités/assiduité/fiable/assidu); ?responsable
Work ethic | (éthique de travail/éthique professionnelle/goût du travail/travailleur et sérieux)
Initiative | (esprit d'initiative/sens de l'initiative/prise d'initiative/prise d'initiatives/proactif/proactivité/force de proposition); ?dynamisme; ?dynamique
Independent work | (travail autonome/travailler de façon autonome/travailler en autonomie/travail en autonomie/autonomie); ?autonome
Interpersonal skills | (relations interpersonnelles/aisance relationnelle/bon relationnel/sens relationnel/entregent/habiletés interpersonnelles/sens du contact/qualités relationnelles/courtoisie)
Empathy | empathie
Patience | patience et empathie
Stress management | (gestion du stress/résistance au stress/travailler sous pression/travail sous pression/capacité à travailler sous pression)
Fast-paced work | (environnement dynamique/rythme soutenu/rythme rapide)
Conflict resolution | (gestion de conflits/gestion des conflits/résolution de conflits/résolution des conflits)
Negotiation | (négociation/sens de la négociation)
Creativity | créativité
Learning quickly | (apprentissage rapide/envie d'apprendre/capacité d'apprentissage/apprend rapidement)
Professionalism | (professionnalisme/honnêteté/bonne présentation)
Confidentiality | (confidentialité/respect de la confidentialité/secret professionnel)
Following instructions | (respect des consignes/suivre les consignes/suivre des instructions)
Positive attitude | attitude positive
Physical stamina | (endurance physique/bonne condition physique/résistance physique/travail debout/travailler debout/capacité physique/forme physique)
Manual dexterity | (dextérité manuelle/habileté manuelle/dextérité/habiletés manuelles)
Mathematics | mathématiques
`;
