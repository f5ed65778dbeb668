/**
 * O*NET-SOC code, then common names of the occupation in German, French, Portuguese, Italian, Dutch, Polish, Ukrainian,
 * Haitian Creole and Tagalog, with both genders where the language has two. Spanish names are in the tables of the
 * occupations.
 */
export const foreignTitles = `
11-1021.00 | betriebsleiter; betriebsleiterin; directeur d'exploitation; gerente geral; direttore generale; kierownik
11-9141.00 | gestionnaire immobilier; gestionnaire de biens; immobilienverwalter; immobilienverwalterin; hausverwalter; hausverwalterin; gestor de imóveis; amministratore di condominio; zarządca nieruchomości
13-2011.00 | buchhalter; buchhalterin; bilanzbuchhalter; bilanzbuchhalterin; comptable; expert-comptable; contador; contadora; contabilista; contabile; ragioniere; ragioniera; boekhouder; księgowy; księgowa; бухгалтер
15-1252.00 | softwareentwickler; softwareentwicklerin; développeur logiciel; développeuse; développeur web; desenvolvedor; desenvolvedora de software; programador; programadora; sviluppatore software; softwareontwikkelaar; programista; programistka; програміст
15-1299.09 | chef de projet informatique; cheffe de projet informatique; it-projektleiter; it-projektleiterin; projektleiter it
17-2051.00 | bauingenieur; bauingenieurin; ingénieur génie civil; engenheiro civil; engenheira civil; ingegnere civile; civiel ingenieur; inżynier budownictwa
21-1029.00 | sozialarbeiter; sozialarbeiterin; sozialpädagoge; sozialpädagogin; assistant social; assistante sociale; travailleur social; travailleuse sociale; assistente social; assistente sociale; maatschappelijk werker; pracownik socjalny
25-2021.00 | grundschullehrer; grundschullehrerin; instituteur; institutrice; professeur des écoles; professora primária; professor do ensino fundamental; insegnante elementare; maestra elementare; basisschoolleraar; nauczyciel; nauczycielka; вчитель; вчителька; guro
25-2011.00 | erzieher; erzieherin; éducateur de jeunes enfants; éducatrice de jeunes enfants; educadora de infância; professora de educação infantil; educatrice; pedagogisch medewerker; przedszkolanka; nauczyciel przedszkola
29-1141.00 | krankenpfleger; krankenschwester; gesundheits- und krankenpfleger; gesundheits- und krankenpflegerin; pflegefachkraft; pflegefachmann; pflegefachfrau; infirmier; infirmière; infirmier diplômé d'état; infirmière diplômée d'état; enfermeiro; enfermeira; infermiere; infermiera; verpleegkundige; pielęgniarz; pielęgniarka; медсестра; медична сестра; enfimyè
29-2061.00 | técnico de enfermagem; técnica de enfermagem
31-1122.00 | auxiliaire de vie; aide à domicile; auxiliaire de vie sociale; cuidador; cuidadora; cuidador de idosos; cuidadora de idosos; badante; thuishulp; opiekun osób starszych; opiekunka osób starszych; seniorenbetreuer; seniorenbetreuerin; alltagsbegleiter; alltagsbegleiterin; доглядальниця; доглядальник; tagapag-alaga
31-1131.00 | altenpfleger; altenpflegerin; pflegehelfer; pflegehelferin; altenpflegehelfer; altenpflegehelferin; pflegehilfskraft; infirmière auxiliaire; infirmier auxiliaire; auxiliaire infirmière; aide-soignant; aide-soignante; aide soignant; aide soignante; auxiliar de enfermagem; auxiliar de geriatria; operatore socio sanitario; verzorgende; pomoc pielęgniarska; opiekun medyczny; молодша медсестра
33-9032.00 | sicherheitsmitarbeiter; sicherheitsmitarbeiterin; wachmann; agent de sécurité; agente de sécurité; vigilante; segurança; porteiro; guardia giurata; addetto alla sicurezza; beveiliger; ochroniarz; pracownik ochrony; охоронець
35-1011.00 | küchenchef; küchenchefin; chefkoch; chef de cuisine; chef cozinheiro; capocuoco; szef kuchni; шеф-кухар
35-2014.00 | koch; köchin; cuisinier; cuisinière; cozinheiro; cozinheira; cuoco; cuoca; kucharz; kucharka; кухар; kizinye; kusinero; tagapagluto
35-2021.00 | küchenhilfe; küchenhelfer; küchenhelferin; commis de cuisine; aide de cuisine; ajudante de cozinha; auxiliar de cozinha; aiuto cuoco; keukenhulp; pomoc kuchenna; помічник кухаря
35-3023.00 | addetto mensa; addetta mensa; addetto alla mensa; addetta alla mensa; atendente de lanchonete; employé de restauration rapide; employée de restauration rapide
35-3031.00 | kellner; kellnerin; servicekraft; servicemitarbeiter; servicemitarbeiterin; serveur; serveuse; garçom; garçonete; empregado de mesa; empregada de mesa; cameriere; cameriera; serveerster; kelner; kelnerka; офіціант; офіціантка
35-9021.00 | spülkraft; spüler; spülerin; plongeur; plongeuse; lavador de pratos; lavapiatti; afwasser; zmywak; pomywacz
37-2011.00 | reinigungskraft; gebäudereiniger; gebäudereinigerin; putzkraft; putzfrau; hausmeister; hausmeisterin; agent d'entretien; agente d'entretien; agent de propreté; homme de ménage; femme de ménage; auxiliar de limpeza; faxineiro; faxineira; addetto alle pulizie; addetta alle pulizie; schoonmaker; schoonmaakster; sprzątacz; sprzątaczka; прибиральник; прибиральниця; reinigungsfachkraft; agent de nettoyage; agente de nettoyage; technicien de surface; technicienne de surface; auxiliar de serviços gerais
37-2012.00 | zimmermädchen; roomboy; femme de chambre; valet de chambre; camareira; empregada de andares; cameriera ai piani; kamermeisje; pokojowa; pokojówka; покоївка; aide ménagère; employé de maison; employée de maison; empleada doméstica; empleado doméstico; empleada del hogar; trabajadora del hogar; empregada doméstica; pomoc domowa; haushaltshilfe; colf
37-3011.00 | gärtner; gärtnerin; landschaftsgärtner; landschaftsgärtnerin; jardinier; jardinière; jardineiro; jardineira; giardiniere; hovenier; tuinman; ogrodnik; садівник
39-5012.00 | friseur; friseurin; coiffeur; coiffeuse; cabeleireiro; cabeleireira; parrucchiere; parrucchiera; kapper; kapster; fryzjer; fryzjerka; перукар
39-9011.00 | kinderbetreuer; kinderbetreuerin; tagesmutter; assistante maternelle; garde d'enfants; nounou; babá; baby sitter; oppas; opiekun dziecięcy; niania; няня; yaya
41-2011.00 | kassierer; kassiererin; hôte de caisse; hôtesse de caisse; caissier; caissière; operador de caixa; operadora de caixa; cassiere; cassiera; kassamedewerker; caissière supermarkt; kasjer; kasjerka; касир; kesye
41-9022.00 | agent immobilier; agente immobilière; conseiller immobilier; conseillère immobilier; négociateur immobilier; assistant immobilier; assistante immobilier; immobilienmakler; immobilienmaklerin; corretor de imóveis; corretora de imóveis; consultor imobiliário; consultora imobiliária; agente immobiliare; makelaar; agent nieruchomości; pośrednik w obrocie nieruchomościami
41-2031.00 | verkäufer; verkäuferin; einzelhandelskaufmann; einzelhandelskauffrau; vendeur; vendeuse; conseiller de vente; conseillère de vente; atendente de loja; vendedor de loja; vendedora de loja; commesso; commessa; addetto vendite; addetta vendite; verkoper; verkoopster; winkelmedewerker; sprzedawca; sprzedawczyni; продавець; tindera; tindero; balconista
43-4051.00 | kundenberater; kundenberaterin; kundendienstmitarbeiter; conseiller clientèle; conseillère clientèle; téléconseiller; téléconseillère; atendente; assistente de apoio ao cliente; addetto assistenza clienti; klantenservicemedewerker; konsultant obsługi klienta; doradca klienta
43-5071.00 | magasinier; magasinière; almoxarife; magazziniere contabile; magazijnbeheerder; magazynier
43-6011.00 | assistante de direction; assistant de direction; direktionsassistentin; direktionsassistent; assistentin der geschäftsführung; assistent der geschäftsführung
43-6014.00 | sekretär; sekretärin; bürokaufmann; bürokauffrau; kaufmann für büromanagement; kauffrau für büromanagement; secrétaire; assistant administratif; assistante administrative; secretária; auxiliar administrativo; assistente administrativo; assistente administrativa; segretario; segretaria; impiegato amministrativo; impiegata amministrativa; administratief medewerker; sekretarka; sekretarz; секретар
43-9061.00 | sachbearbeiter; sachbearbeiterin; employé de bureau; employée de bureau; kantoormedewerker; pracownik biurowy
45-2092.00 | erntehelfer; erntehelferin; ouvrier agricole; ouvrière agricole; trabalhador rural; bracciante agricolo; bracciante; plukker; pracownik rolny; zbieracz owoców; magsasaka; travayè agrikòl
47-2031.00 | zimmerer; zimmermann; tischler; tischlerin; schreiner; schreinerin; charpentier; menuisier; carpinteiro; marceneiro; carpentiere; falegname; timmerman; cieśla; stolarz; тесля; столяр; karpintero; chapant
47-2021.00 | maurer; maurerin; maçon; pedreiro; muratore; metselaar; murarz; муляр
47-2061.00 | bauhelfer; bauarbeiter; manœuvre; manoeuvre; ouvrier du bâtiment; servente de pedreiro; ajudante de obras; manovale; bouwvakker; robotnik budowlany; pracownik budowlany; будівельник; різноробочий
47-2073.00 | conducteur d'engins; conductrice d'engins; conducteur de pelle; baggerfahrer; operador de máquinas pesadas; operator koparki
47-2111.00 | elektriker; elektrikerin; elektroniker; elektronikerin; électricien; électricienne; eletricista; elettricista; elektricien; elektryk; електрик; elektrisyan
47-2141.00 | maler; malerin; maler und lackierer; malerin und lackiererin; peintre en bâtiment; pintor de construção civil; imbianchino; schilder; malarz; маляр
47-2152.00 | klempner; installateur; anlagenmechaniker; plombier; plombière; encanador; canalizador; idraulico; loodgieter; hydraulik; сантехнік; tubero; plonbye
47-2181.00 | dachdecker; dachdeckerin; couvreur; telhador; dakdekker; dekarz; покрівельник
49-3023.00 | kfz-mechatroniker; kfz-mechatronikerin; kfz-mechaniker; automechaniker; mécanicien automobile; mécanicienne automobile; mecânico de automóveis; meccanico; meccanico d'auto; automonteur; mechanik samochodowy; автомеханік; автослюсар; mekaniko
49-9071.00 | haustechniker; haustechnikerin; agent de maintenance; técnico de manutenção; manutentore; onderhoudsmonteur; konserwator
51-4041.00 | zerspanungsmechaniker; zerspanungsmechanikerin; dreher; fräser; usineur; tourneur-fraiseur; torneiro mecânico; tornitore; verspaner; tokarz; frezer; токар
51-4121.00 | schweißer; schweißerin; soudeur; soudeuse; soldador; soldadora; saldatore; lasser; spawacz; зварювальник
51-3011.00 | bäcker; bäckerin; boulanger; boulangère; padeiro; padeira; panettiere; fornaio; bakker; piekarz; пекар; repostera; repostero; pastelera; pastelero; pâtissier; pâtissière; konditor; konditorin; confeiteiro; confeiteira; cukiernik
51-3021.00 | metzger; metzgerin; fleischer; fleischerin; boucher; bouchère; açougueiro; talhante; macellaio; slager; rzeźnik; м'ясник
51-6031.00 | näher; näherin; couturier; couturière; costureiro; costureira; naaister; szwaczka; krawcowa; швачка; mananahi; koutiryè
51-9161.00 | operator maszyn cnc; operator cnc; operator obrabiarek cnc; cnc-fräser; cnc-dreher
51-9199.00 | produktionshelfer; produktionshelferin; produktionsmitarbeiter; produktionsmitarbeiterin; ouvrier de production; ouvrière de production; agent de production; operário; operador de produção; auxiliar de produção; operaio; operaia; operaio di produzione; productiemedewerker; pracownik produkcji; operator produkcji; робітник; maschinen- und anlagenführer; maschinen- und anlagenführerin; anlagenführer; maschinenführer; maschinenführerin; maschinenbediener
53-3032.00 | lkw-fahrer; lkw-fahrerin; berufskraftfahrer; berufskraftfahrerin; kraftfahrer; kraftfahrerin; chauffeur poids lourd; chauffeur poids lourds; conducteur routier; conductrice routière; routier; motorista de caminhão; caminhoneiro; caminhoneira; motorista de pesados; camionista; autista di camion; vrachtwagenchauffeur; kierowca ciężarówki; kierowca tira; водій вантажівки; kierowca kategorii c; kierowca c+e
53-3033.00 | auslieferungsfahrer; kurierfahrer; kurierfahrerin; paketzusteller; paketzustellerin; chauffeur livreur; livreur; livreuse; entregador; motorista entregador; fattorino; corriere; bezorger; koerier; kurier; кур'єр
53-3052.00 | busfahrer; busfahrerin; conducteur de bus; chauffeur de bus; motorista de ônibus; motorista de autocarro; autista di autobus; buschauffeur; kierowca autobusu; водій автобуса
53-3054.00 | taxifahrer; taxifahrerin; chauffeur de taxi; taxista; tassista; taxichauffeur; taksówkarz; kierowca taksówki; водій таксі
53-7051.00 | staplerfahrer; staplerfahrerin; gabelstaplerfahrer; gabelstaplerfahrerin; cariste; operador de empilhadeira; operador de empilhador; carrellista; mulettista; heftruckchauffeur; operator wózka widłowego; водій навантажувача
53-7062.00 | manutentionnaire; estivador; carregador; facchino; sjouwer; вантажник; kargador; ajudante de motorista; ajudante de carga; ajudante de caminhão
53-7065.00 | lagerist; lageristin; fachkraft für lagerlogistik; lagerhelfer; lagerhelferin; lagermitarbeiter; lagermitarbeiterin; kommissionierer; kommissioniererin; préparateur de commandes; préparatrice de commandes; agent logistique; estoquista; repositor; repositora; auxiliar de armazém; magazziniere; addetto al magazzino; orderpicker; magazijnmedewerker; pracownik magazynu; комірник; lagerarbeiter; lagerarbeiterin
`;
