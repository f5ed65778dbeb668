/**
 * O*NET-SOC code, then common names of the occupation in German, French, Portuguese, Italian, Dutch, Polish, Ukrainian,
 * Russian, Arabic, Haitian Creole, Tagalog and Swahili, with both genders where the language has two. Spanish names are in the tables of the
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
25-2021.00 | grundschullehrer; grundschullehrerin; instituteur; institutrice; professeur des écoles; professora primária; professor do ensino fundamental; insegnante elementare; maestra elementare; basisschoolleraar; nauczyciel; nauczycielka; вчитель; вчителька; guro; учитель; учительница; учитель начальных классов; معلم; معلمة; مدرس; مدرسة; mwalimu; pwofesè lekòl
25-2011.00 | erzieher; erzieherin; éducateur de jeunes enfants; éducatrice de jeunes enfants; educadora de infância; professora de educação infantil; educatrice; pedagogisch medewerker; przedszkolanka; nauczyciel przedszkola
29-1141.00 | krankenpfleger; krankenschwester; gesundheits- und krankenpfleger; gesundheits- und krankenpflegerin; pflegefachkraft; pflegefachmann; pflegefachfrau; infirmier; infirmière; infirmier diplômé d'état; infirmière diplômée d'état; enfermeiro; enfermeira; infermiere; infermiera; verpleegkundige; pielęgniarz; pielęgniarka; медсестра; медична сестра; enfimyè; медицинская сестра; ممرضة; ممرض; muuguzi
29-2061.00 | técnico de enfermagem; técnica de enfermagem
31-1122.00 | auxiliaire de vie; aide à domicile; auxiliaire de vie sociale; cuidador; cuidadora; cuidador de idosos; cuidadora de idosos; badante; thuishulp; opiekun osób starszych; opiekunka osób starszych; seniorenbetreuer; seniorenbetreuerin; alltagsbegleiter; alltagsbegleiterin; доглядальниця; доглядальник; tagapag-alaga; сиделка; مقدم رعاية; tagapag-alaga ng matanda
31-1131.00 | altenpfleger; altenpflegerin; pflegehelfer; pflegehelferin; altenpflegehelfer; altenpflegehelferin; pflegehilfskraft; infirmière auxiliaire; infirmier auxiliaire; auxiliaire infirmière; aide-soignant; aide-soignante; aide soignant; aide soignante; auxiliar de enfermagem; auxiliar de geriatria; operatore socio sanitario; verzorgende; pomoc pielęgniarska; opiekun medyczny; молодша медсестра; санитарка; младшая медсестра; مساعد ممرض; مساعدة ممرضة
33-9032.00 | sicherheitsmitarbeiter; sicherheitsmitarbeiterin; wachmann; agent de sécurité; agente de sécurité; vigilante; segurança; porteiro; guardia giurata; addetto alla sicurezza; beveiliger; ochroniarz; pracownik ochrony; охоронець; охранник; сторож; حارس; حارس أمن; mlinzi; gwardiya; gad sekirite
35-1011.00 | küchenchef; küchenchefin; chefkoch; chef de cuisine; chef cozinheiro; capocuoco; szef kuchni; шеф-кухар
35-2014.00 | koch; köchin; cuisinier; cuisinière; cozinheiro; cozinheira; cuoco; cuoca; kucharz; kucharka; кухар; kizinye; kusinero; tagapagluto; повар; طباخ; طاه; طباخة; mpishi
35-2021.00 | küchenhilfe; küchenhelfer; küchenhelferin; commis de cuisine; aide de cuisine; ajudante de cozinha; auxiliar de cozinha; aiuto cuoco; keukenhulp; pomoc kuchenna; помічник кухаря; помощник повара; кухонный рабочий; مساعد طباخ; èd kizin
35-3023.00 | addetto mensa; addetta mensa; addetto alla mensa; addetta alla mensa; atendente de lanchonete; employé de restauration rapide; employée de restauration rapide
35-3031.00 | kellner; kellnerin; servicekraft; servicemitarbeiter; servicemitarbeiterin; serveur; serveuse; garçom; garçonete; empregado de mesa; empregada de mesa; cameriere; cameriera; serveerster; kelner; kelnerka; офіціант; офіціантка; официант; официантка; نادل; نادلة; mhudumu wa mgahawa; sèvè restoran; serbidora
35-9021.00 | spülkraft; spüler; spülerin; plongeur; plongeuse; lavador de pratos; lavapiatti; afwasser; zmywak; pomywacz; посудомойщик; посудомойщица; غاسل صحون; tagahugas ng pinggan
37-2011.00 | reinigungskraft; gebäudereiniger; gebäudereinigerin; putzkraft; putzfrau; hausmeister; hausmeisterin; agent d'entretien; agente d'entretien; agent de propreté; homme de ménage; femme de ménage; auxiliar de limpeza; faxineiro; faxineira; addetto alle pulizie; addetta alle pulizie; schoonmaker; schoonmaakster; sprzątacz; sprzątaczka; прибиральник; прибиральниця; reinigungsfachkraft; agent de nettoyage; agente de nettoyage; technicien de surface; technicienne de surface; auxiliar de serviços gerais; уборщик; уборщица; عامل نظافة; عاملة نظافة; mfanyakazi wa usafi
37-2012.00 | zimmermädchen; roomboy; femme de chambre; valet de chambre; camareira; empregada de andares; cameriera ai piani; kamermeisje; pokojowa; pokojówka; покоївка; aide ménagère; employé de maison; employée de maison; empleada doméstica; empleado doméstico; empleada del hogar; trabajadora del hogar; empregada doméstica; pomoc domowa; haushaltshilfe; colf; горничная; домработница; diarista; faxineira; عاملة منزلية; خادمة; خادمة منزل; katulong
37-3011.00 | gärtner; gärtnerin; landschaftsgärtner; landschaftsgärtnerin; jardinier; jardinière; jardineiro; jardineira; giardiniere; hovenier; tuinman; ogrodnik; садівник
39-5012.00 | friseur; friseurin; coiffeur; coiffeuse; cabeleireiro; cabeleireira; parrucchiere; parrucchiera; kapper; kapster; fryzjer; fryzjerka; перукар; парикмахер; حلاق; مصففة شعر; kwafè; msusi
39-9011.00 | kinderbetreuer; kinderbetreuerin; tagesmutter; assistante maternelle; garde d'enfants; nounou; babá; baby sitter; oppas; opiekun dziecięcy; niania; няня; yaya; воспитательница; няня для ребенка; مربية; مربية أطفال; jalisehe; yaya ng bata
41-2011.00 | kassierer; kassiererin; hôte de caisse; hôtesse de caisse; caissier; caissière; operador de caixa; operadora de caixa; cassiere; cassiera; kassamedewerker; caissière supermarkt; kasjer; kasjerka; касир; kesye; кассир; أمين صندوق; كاشير; kahera; mtunza fedha
41-9022.00 | agent immobilier; agente immobilière; conseiller immobilier; conseillère immobilier; négociateur immobilier; assistant immobilier; assistante immobilier; immobilienmakler; immobilienmaklerin; corretor de imóveis; corretora de imóveis; consultor imobiliário; consultora imobiliária; agente immobiliare; makelaar; agent nieruchomości; pośrednik w obrocie nieruchomościami
41-2031.00 | verkäufer; verkäuferin; einzelhandelskaufmann; einzelhandelskauffrau; vendeur; vendeuse; conseiller de vente; conseillère de vente; atendente de loja; vendedor de loja; vendedora de loja; commesso; commessa; addetto vendite; addetta vendite; verkoper; verkoopster; winkelmedewerker; sprzedawca; sprzedawczyni; продавець; tindera; tindero; balconista; продавец; продавщица; продавец-консультант; بائع; بائعة; machann; muuzaji
43-4051.00 | kundenberater; kundenberaterin; kundendienstmitarbeiter; conseiller clientèle; conseillère clientèle; téléconseiller; téléconseillère; atendente; assistente de apoio ao cliente; addetto assistenza clienti; klantenservicemedewerker; konsultant obsługi klienta; doradca klienta
43-5071.00 | almoxarife; magazziniere contabile; magazijnbeheerder; кладовщик; أمين مستودع
43-6011.00 | assistante de direction; assistant de direction; direktionsassistentin; direktionsassistent; assistentin der geschäftsführung; assistent der geschäftsführung
43-6014.00 | sekretär; sekretärin; bürokaufmann; bürokauffrau; kaufmann für büromanagement; kauffrau für büromanagement; secrétaire; assistant administratif; assistante administrative; secretária; auxiliar administrativo; assistente administrativo; assistente administrativa; segretario; segretaria; impiegato amministrativo; impiegata amministrativa; administratief medewerker; sekretarka; sekretarz; секретар
43-9061.00 | sachbearbeiter; sachbearbeiterin; employé de bureau; employée de bureau; kantoormedewerker; pracownik biurowy
45-2092.00 | erntehelfer; erntehelferin; ouvrier agricole; ouvrière agricole; trabalhador rural; bracciante agricolo; bracciante; plukker; pracownik rolny; zbieracz owoców; magsasaka; travayè agrikòl; сельскохозяйственный рабочий; عامل زراعي; مزارع; mkulima; kiltivatè; abatanes; trabajadora del campo; trabajador del campo; pizcador; pizcadora
47-2031.00 | zimmerer; zimmermann; tischler; tischlerin; schreiner; schreinerin; charpentier; menuisier; carpinteiro; marceneiro; carpentiere; falegname; timmerman; cieśla; stolarz; тесля; столяр; karpintero; chapant; плотник; столяр-плотник; نجار; seremala; bòs ebenis; bòs chapant
47-2021.00 | maurer; maurerin; maçon; pedreiro; muratore; metselaar; murarz; муляр; каменщик; بناء; عامل بناء حجر; fundi ujenzi; bòs mason
47-2061.00 | bauhelfer; bauarbeiter; manœuvre; manoeuvre; ouvrier du bâtiment; servente de pedreiro; ajudante de obras; manovale; bouwvakker; robotnik budowlany; pracownik budowlany; будівельник; різноробочий; разнорабочий; строитель; عامل بناء; peón de albañil; peón de obra; ayudante de albañil; chalán de albañil; ajudante de pedreiro
47-2073.00 | conducteur d'engins; conductrice d'engins; conducteur de pelle; baggerfahrer; operador de máquinas pesadas; operator koparki
47-2111.00 | elektriker; elektrikerin; elektroniker; elektronikerin; électricien; électricienne; eletricista; elettricista; elektricien; elektryk; електрик; elektrisyan; электрик; كهربائي; fundi umeme; elektrisyano
47-2141.00 | maler; malerin; maler und lackierer; malerin und lackiererin; peintre en bâtiment; pintor de construção civil; imbianchino; schilder; malarz; маляр; دهان; fundi rangi; pintor de casas
47-2152.00 | klempner; installateur; anlagenmechaniker; plombier; plombière; encanador; canalizador; idraulico; loodgieter; hydraulik; сантехнік; tubero; plonbye; слесарь-сантехник; سباك; fundi bomba
47-2181.00 | dachdecker; dachdeckerin; couvreur; telhador; dakdekker; dekarz; покрівельник
49-3023.00 | kfz-mechatroniker; kfz-mechatronikerin; kfz-mechaniker; automechaniker; mécanicien automobile; mécanicienne automobile; mecânico de automóveis; meccanico; meccanico d'auto; automonteur; mechanik samochodowy; автомеханік; автослюсар; mekaniko; автослесарь; автомеханик; ميكانيكي سيارات; ميكانيكي; fundi magari; mekanisyen
49-9071.00 | haustechniker; haustechnikerin; agent de maintenance; técnico de manutenção; manutentore; onderhoudsmonteur; konserwator
51-4041.00 | zerspanungsmechaniker; zerspanungsmechanikerin; dreher; fräser; usineur; tourneur-fraiseur; torneiro mecânico; tornitore; verspaner; tokarz; frezer; токар
51-4121.00 | schweißer; schweißerin; soudeur; soudeuse; soudeur monteur; soudeurs monteurs; soldador; soldadora; saldatore; lasser; spawacz; зварювальник; сварщик; لحام معادن; fundi kuchomelea; tagahinang; soudè
51-3011.00 | bäcker; bäckerin; boulanger; boulangère; padeiro; padeira; panettiere; fornaio; bakker; piekarz; пекар; repostera; repostero; pastelera; pastelero; pâtissier; pâtissière; konditor; konditorin; confeiteiro; confeiteira; cukiernik; خباز; mwokaji; panadero; boulanje; panadera
51-3021.00 | metzger; metzgerin; fleischer; fleischerin; boucher; bouchère; açougueiro; talhante; macellaio; slager; rzeźnik; м'ясник; мясник; جزار; muuza nyama; bouche
51-6031.00 | näher; näherin; couturier; couturière; costureiro; costureira; naaister; szwaczka; krawcowa; швачка; mananahi; koutiryè; خياط; خياطة; fundi cherehani
51-9161.00 | operator maszyn cnc; operator cnc; operator obrabiarek cnc; cnc-fräser; cnc-dreher
51-9199.00 | produktionshelfer; produktionshelferin; produktionsmitarbeiter; produktionsmitarbeiterin; ouvrier de production; ouvrière de production; agent de production; operário; operador de produção; auxiliar de produção; operaio; operaia; operaio di produzione; productiemedewerker; pracownik produkcji; operator produkcji; робітник; maschinen- und anlagenführer; maschinen- und anlagenführerin; anlagenführer; maschinenführer; maschinenführerin; maschinenbediener; рабочий на заводе; عامل مصنع; mfanyakazi wa kiwanda; travayè faktori; obrero de fábrica; obrera de fábrica
53-3032.00 | lkw-fahrer; lkw-fahrerin; berufskraftfahrer; berufskraftfahrerin; kraftfahrer; kraftfahrerin; chauffeur poids lourd; chauffeur poids lourds; conducteur routier; conductrice routière; routier; motorista de caminhão; caminhoneiro; caminhoneira; motorista de pesados; camionista; autista di camion; vrachtwagenchauffeur; kierowca ciężarówki; kierowca tira; водій вантажівки; kierowca kategorii c; kierowca c+e; водитель грузовика; дальнобойщик; سائق شاحنة; dereva wa lori; chofè kamyon
53-3033.00 | auslieferungsfahrer; kurierfahrer; kurierfahrerin; paketzusteller; paketzustellerin; chauffeur livreur; livreur; livreuse; entregador; motorista entregador; fattorino; corriere; bezorger; koerier; kurier; кур'єр; курьер; курьер-водитель; سائق توصيل; mensahero
53-3052.00 | busfahrer; busfahrerin; conducteur de bus; chauffeur de bus; motorista de ônibus; motorista de autocarro; autista di autobus; buschauffeur; kierowca autobusu; водій автобуса; водитель автобуса; سائق حافلة; dereva wa basi; chofè bis; chofer de autobús
53-3054.00 | taxifahrer; taxifahrerin; chauffeur de taxi; taxista; tassista; taxichauffeur; taksówkarz; kierowca taksówki; водій таксі; водитель; таксист; водитель такси; водій; سائق; سائق تاكسي; dereva; dereva wa teksi; chofè; chofè taksi
53-7051.00 | staplerfahrer; staplerfahrerin; gabelstaplerfahrer; gabelstaplerfahrerin; cariste; operador de empilhadeira; operador de empilhador; carrellista; mulettista; heftruckchauffeur; operator wózka widłowego; водій навантажувача; водитель погрузчика; سائق رافعة شوكية
53-7062.00 | manutentionnaire; estivador; carregador; facchino; sjouwer; вантажник; kargador; ajudante de motorista; ajudante de carga; ajudante de caminhão; грузчик; عامل تحميل; حمال; mpagazi; cargador de bodega
53-7065.00 | magasinier; magasinière; magazynier; magazynierka; lagerist; lageristin; fachkraft für lagerlogistik; lagerhelfer; lagerhelferin; lagermitarbeiter; lagermitarbeiterin; kommissionierer; kommissioniererin; préparateur de commandes; préparatrice de commandes; agent logistique; estoquista; repositor; repositora; auxiliar de armazém; magazziniere; addetto al magazzino; orderpicker; magazijnmedewerker; pracownik magazynu; комірник; lagerarbeiter; lagerarbeiterin; комплектовщик; сборщик заказов; عامل مستودع; mfanyakazi wa ghala; travayè depo; surtidor de pedidos; almacenista
39-5092.00 | маникюрша; мастер маникюра; manicura; manicurista; manicure e pedicure
15-1211.00 | analityk systemowy; analityk it; systemanalytiker; systemanalytikerin; analyste système
13-1111.00 | analityk biznesowy; analityk procesowy; unternehmensberater; unternehmensberaterin; konsultant biznesowy; analista de negócios; analista de negocios
15-2051.00 | analityk danych; datenanalyst; datenanalystin; analyste de données; analista de dados; cientista de dados; analista de dades; científico de datos
13-2051.00 | analityk finansowy; asystent analityka finansowego; finanzanalyst; finanzanalystin; analyste financier; analista financeiro
27-3041.00 | redakteur; redakteurin; lektor; lektorin; redaktor; redaktorka
43-6014.00 | projektassistenz; projektassistent; projektassistentin; teamassistenz; teamassistent; teamassistentin; auxiliar administratiu; auxiliar administrativa; administratiu; administrativa; oficial administrativo; oficial administrativa
13-2011.00 | bilanzbuchhaltung; sachbearbeitung bilanzbuchhaltung; responsable comptable; chef comptable; contador fiscal
11-3031.00 | leiter controlling; leiter finanzen
13-1082.00 | projektmanager; projektmanagerin; projektleiter; projektleiterin; chargé de projet; chargée de projet; responsable de projet; kierownik projektu; jefe de proyecto; jefa de proyecto; gerente de projetos
11-2021.00 | responsable de produit; chef de produit; cheffe de produit; produktmanager; produktmanagerin; marketingmanager; marketingmanagerin; directeur marketing; directrice marketing; marketingleiter; jefe de producto
27-3031.00 | chargé de communication; chargée de communication; responsable communication; técnico de comunicación; pr-manager; referent öffentlichkeitsarbeit
43-4051.00 | chargé de relations clients; chargée de relations clients; chargé de clientèle; chargée de clientèle; técnico em atendimento; auxiliar de atendimento
41-4012.00 | commercial b to b; attaché commercial; attachée commerciale; technico-commercial; vertriebsmitarbeiter; vertriebsmitarbeiterin; außendienstmitarbeiter; handlowiec; przedstawiciel handlowy; comercial; técnico comercial; vendedor externo
41-1011.00 | filialleiter; filialleiterin; marktleiter; marktleiterin; gerente de loja; responsable de magasin; kierownik sklepu; encarregat de botiga
41-2031.00 | auxiliar de loja; consultor de vendas; dependent de comerç; dependenta
43-5071.00 | conferente; auxiliar de logística; auxiliar de expedição; fachkraft für lagerlogistik
31-9092.00 | auxiliar de consultório
29-2012.00 | técnico de análises clínicas; técnica de análises clínicas; técnico en laboratorio clínico
53-3011.00 | condutor de ambulância; motorista de ambulância; conductor de ambulancia; conductora de ambulancia; ambulancier; ambulancière
33-9032.00 | controlador d'accessos; controladora d'accessos; controlador de accesos; controladora de accesos; controlador de acesso; vigilant de seguretat
37-2011.00 | personal de neteja; netejador; netejadora; operari de neteja; operario de limpieza; operaria de limpieza
35-2014.00 | cuiner; cuinera
35-2021.00 | ajudant de cuina; ajudanta de cuina
35-3031.00 | cambrer; cambrera
43-5053.00 | carter; cartera
53-7065.00 | mosso de magatzem; mossa de magatzem; reponedor; reponedora; repositor de mercadorias
29-1141.00 | infermer; infermera; stationsleitung; stationsleiter; stationsleiterin
31-1131.00 | auxiliar d'infermeria; verzorgende ig; helpende
25-2021.00 | mestre d'educació primària; mestra
21-1029.00 | treballador social; treballadora social
15-1252.00 | desenvolupador; desenvolupadora; informatiker; informatikerin; anwendungsentwickler; anwendungsentwicklerin; engenheiro de software; engenheira de software; arquiteto de software
15-1244.00 | technicien réseau; technicienne réseau; systemadministrator; systemadministratorin; administrator systemów; fachinformatiker systemintegration
17-2071.00 | ingénieur en génie électrique; ingénieure en génie électrique; ingénieur d'études en génie électrique; elektroingenieur; elektroingenieurin; engenheiro eletricista
17-3023.00 | technicien électrique; technicienne électrique; technicien électronique
19-5011.00 | técnico de prevención; técnica de prevención; técnico superior de prevención; técnico de prevención de riesgos laborales; técnico de segurança do trabalho; fachkraft für arbeitssicherheit
13-1131.00 | captador ong; captadora ong; captador de fondos; captadora de fondos; recaudador de fondos
49-9071.00 | técnico de mantenimiento; técnica de mantenimiento; tècnic de manteniment
17-3024.00 | mechatroniker; mechatronikerin; mechatronik
13-2072.00 | bankkaufmann; bankkauffrau
`;
