/** Names of skills in Polish: the nouns of lists in their cases and the verbs of duties and requirements. */
export const polishSkillNames = `
# Kitchen and service
Food preparation | (przygotowywanie/przygotowanie/przygotowywania/przygotowywaniu/przygotowaniu) (posiłków/potraw/żywności/jedzenia/dań)
Food handling | (obróbka żywności/postępowanie z żywnością)
Food safety | (bezpieczeństwo żywności/higiena żywności/bezpieczeństwa żywności)
Cooking | (gotowanie/gotowania/sztuka kulinarna/umiejętności kulinarne/kuchnia polska/kuchni polskiej); jako (kucharz/kucharka)
Grilling | grillowanie
Baking | (piekarnictwo/pieczenie/pieczenie chleba/wypiek pieczywa)
Pastry making | (cukiernictwo/wyrób ciast/wypiek ciast)
Butchery | (rozbiór mięsa/krojenie mięsa/rozbioru mięsa)
Menu planning | (układanie menu/planowanie menu)
Kitchen management | (zarządzanie kuchnią/prowadzenie kuchni)
Dishwashing | (zmywanie naczyń/mycie naczyń/zmywania naczyń)
Table service | (obsługa gości/kelnerowanie/obsługa stolików/podawanie posiłków/obsługa kelnerska); jako (kelner/kelnerka)
Bartending | (obsługa baru/barmaństwo)
Barista skills | (parzenie kawy/przygotowywanie kawy)
Food processing | (przetwórstwo spożywcze/przetwórstwo żywności/przetwórstwo mięsne)

# Cleaning and hospitality
Cleaning | (sprzątanie/sprzątania/sprzątaniu/sprzątałam/sprzątałem/prace porządkowe/utrzymanie czystości/utrzymywanie czystości/dbanie o czystość/prac porządkowych/utrzymania czystości)
Janitorial work | (sprzątanie biur/sprzątanie obiektów/sprzątanie budynków/sprzątania biur/sprzątanie pomieszczeń biurowych)
Sanitizing surfaces | (dezynfekcja/dezynfekcja powierzchni/dezynfekcji/dezynfekowanie)
Floor care | (mycie podłóg/zamiatanie/mycia podłóg/zamiatanie i mycie podłóg)
Vacuuming | odkurzanie
Window cleaning | (mycie okien/mycia okien)
Restroom cleaning | (sprzątanie toalet/sprzątanie łazienek)
Trash removal | (wynoszenie śmieci/wywóz śmieci/wywóz odpadów)
Recycling sorting | (segregacja odpadów/sortowanie odpadów/segregacji odpadów)
Room cleaning | (sprzątanie pokoi/sprzątanie pokoi hotelowych/sprzątania pokoi); pokojówka
Bed making | (ścielenie łóżek/zmiana pościeli)
Housekeeping | (prowadzenie domu/sprzątanie domów/sprzątanie mieszkań/prace domowe)
Laundry operations | (pranie/pralnia/praca w pralni)
Ironing and pressing | prasowanie
Landscaping | (ogrodnictwo/pielęgnacja ogrodów/prace ogrodnicze/pielęgnacja zieleni)
Lawn care | (koszenie trawy/koszenie trawników)
Pruning | (przycinanie drzew/przycinanie krzewów)
Snow removal | odśnieżanie
Front desk operations | recepcja hotelowa
Event planning | (organizacja wydarzeń/organizacja imprez/organizacja eventów/organizowanie wydarzeń/organizacji wydarzeń)
Travel arrangements | organizacja podróży służbowych; organizacja wyjazdów

# Retail and customers
Retail sales | (sprzedaż detaliczna/handel detaliczny/sprzedaży detalicznej)
Cash handling | (obsługa gotówki/obsługa kasy/obsługi kasy/obsługa kasy fiskalnej/obsługi kasy fiskalnej/kasa fiskalna/kasy fiskalnej/kasę fiskalną/kasą fiskalną)
Cashiering | (praca na kasie/praca na stanowisku kasowym); jako (kasjer/kasjerka)
POS operation | (terminal płatniczy/obsługa terminala płatniczego/terminali płatniczych)
Till balancing | (rozliczanie kasy/raporty kasowe)
Stocking shelves | (wykładanie towaru/wykładania towaru/uzupełnianie towaru/wykładanie towarów/uzupełnianie półek/dokładanie towaru/wykładaniu towaru)
Merchandising | (ekspozycja towaru/ekspozycji towaru/ekspozycja towarów)
Product knowledge | (znajomość produktów/znajomość asortymentu)
Store operations | (prowadzenie sklepu/zarządzanie sklepem)
Inventory counting | (inwentaryzacja/inwentaryzacji/inwentaryzacje/inwentaryzację/remanent/inwentaryzacja magazynu)
Customer service | (obsługa klienta/obsługi klienta/obsłudze klienta/obsługę klienta/obsługa klientów/obsługi klientów/obsługiwanie klientów/kontakt z klientem/kontaktu z klientem/praca z klientem/pracy z klientem/doradztwo klientom/obsługą klienta)
Outbound calls | (sprzedaż telefoniczna/telemarketing)
Inbound calls | (odbieranie telefonów/przyjmowanie połączeń/odbieranie połączeń)
Complaint handling | (obsługa reklamacji/rozpatrywanie reklamacji/obsługi reklamacji)
Order processing | (realizacja zamówień/obsługa zamówień/realizacji zamówień/przetwarzanie zamówień/przyjmowanie zamówień)
Appointment scheduling | (umawianie wizyt/umawianie spotkań)
Collections | (windykacja/windykacji/windykacja należności)
Customer relationship management | (relacje z klientami/budowanie relacji z klientami/utrzymywanie relacji z klientami)
Bilingual service | (dwujęzyczność/dwujęzyczny/dwujęzyczna)

# Care
Child care | (opieka nad dziećmi/opieki nad dziećmi/opiekę nad dziećmi/opiece nad dziećmi/opieka nad dzieckiem/opiekowanie się dziećmi)
Infant care | (opieka nad niemowlętami/pielęgnacja niemowląt/opieka nad niemowlakiem)
Elder care | (opieka nad osobami starszymi/opieki nad osobami starszymi/opiekę nad osobami starszymi/opiece nad osobami starszymi/opieka nad seniorami/opieka nad osobą starszą/opieki nad seniorami/opieka osób starszych)
Personal care assistance | (pomoc w higienie osobistej/pielęgnacja ciała/toaleta pacjenta/pomoc w codziennych czynnościach/higiena osobista podopiecznych)
Patient care | (opieka nad pacjentem/opieka nad pacjentami/opieki nad pacjentem/opieki nad pacjentami/pielęgnacja chorych/opieka nad chorymi/opiekę nad pacjentami/pielęgnacja pacjentów)
Patient transfer | (transport pacjentów/przemieszczanie pacjentów)
Dementia care | (opieka nad osobami z demencją/opieka nad chorymi na alzheimera)
Hospice care | opieka paliatywna; opieka hospicyjna
Home health care | opieka domowa; opieka (w domu chorego/długoterminowa domowa)
Vital signs | (pomiar parametrów życiowych/parametry życiowe/pomiar ciśnienia/pomiar funkcji życiowych/parametrów życiowych)
Wound care | (opatrywanie ran/zmiana opatrunków/leczenie ran/pielęgnacja ran)
Nursing | (pielęgniarstwo/pielęgniarstwa/opieka pielęgniarska)
Medication administration | (podawanie leków/podawania leków/podawaniu leków)
Injections | (iniekcje/wykonywanie iniekcji/szczepienia)
Phlebotomy | pobieranie krwi
Medical charting | (dokumentacja medyczna/dokumentacji medycznej/prowadzenie dokumentacji medycznej)
Electronic health records | elektroniczna dokumentacja medyczna
Critical care nursing | intensywna terapia
Physical therapy | (fizjoterapia/rehabilitacja ruchowa)
Speech therapy | logopedia
First aid | (pierwsza pomoc/pierwszej pomocy/udzielanie pierwszej pomocy)
Laboratory testing | (badania laboratoryjne/analizy laboratoryjne)

# Safety, transport, warehouse
Security patrol | (ochrona obiektów/patrolowanie/ochrona mienia/ochrona osób i mienia)
Access control | (kontrola dostępu/kontrola wejść)
Surveillance monitoring | (monitoring wizyjny/obsługa monitoringu)
Fire safety | (ochrona przeciwpożarowa/bezpieczeństwo pożarowe)
Workplace safety | (bezpieczeństwo pracy/przepisy BHP/zasady BHP/przepisów BHP/zasad BHP/bezpieczeństwo i higiena pracy/przestrzeganie zasad BHP); =BHP
Personal protective equipment | (środki ochrony indywidualnej/środki ochrony osobistej)
Driving | (prowadzenie pojazdów/kierowanie pojazdami/prowadzenie samochodu/prowadzenia samochodu/prowadzenie samochodów)
Commercial truck driving | (kierowca ciężarówki/kierowca samochodu ciężarowego/kierowca zawodowy/prowadzenie ciężarówki/transport drogowy towarów/kierowca TIR/prowadzenie samochodów ciężarowych/prowadzenie pojazdów ciężarowych/kierowca samochodów ciężarowych)
Delivery driving | (dostarczanie przesyłek/dostarczanie paczek/rozwożenie towaru/kurier/rozwożenie paczek/dostarczanie towaru/dostawy do klientów/dostarczanie przesyłek kurierskich)
Bus driving | kierowca autobusu
Passenger transport | przewóz osób; (taksówkarz/przewozu osób)
Route planning | (planowanie tras/planowanie trasy)
Load securement | (zabezpieczanie ładunku/mocowanie ładunku/zabezpieczenie ładunku)
Freight dispatching | (spedycja/organizacja transportu/spedycji)
Moving furniture | (przeprowadzki/przenoszenie mebli)
Forklift operation | (wózek widłowy/wózka widłowego/wózkiem widłowym/wózki widłowe/wózków widłowych/wózkami widłowymi/wózku widłowym/operator wózka widłowego/obsługa wózka widłowego/obsługa wózków widłowych/uprawnienia na wózki widłowe/obsługi wózka widłowego/wózki jezdniowe/wózków jezdniowych)
Reach truck operation | (wózek wysokiego składowania/wózki wysokiego składowania/wózków wysokiego składowania)
Pallet jack operation | (wózek paletowy/wózki paletowe/paleciak)
Order picking | (kompletowanie zamówień/kompletacja zamówień/kompletowania zamówień/kompletacji zamówień/kompletowanie towaru/zbieranie zamówień/kompletacja/komisjonowanie/kompletowaniu zamówień/kompletacja towaru)
Packing | (pakowanie/pakowania/pakowaniu/pakowanie towaru/pakowanie produktów/pakowanie paczek/pakowanie zamówień)
Shipping and receiving | (przyjmowanie towaru/wydawanie towaru/przyjęcie towaru/przyjmowanie i wydawanie towaru/przyjmowanie dostaw/przyjęcia i wydania towaru/wysyłka towaru/przyjmowania towaru/przyjmowanie i wydawanie towarów)
Loading and unloading | (załadunek i rozładunek/rozładunek/załadunek/załadunku/rozładunku/rozładunek i załadunek/załadunek i rozładunek towaru/załadunek i rozładunek samochodów/rozładunek towaru)
Heavy lifting | (dźwiganie/praca fizyczna/podnoszenie ciężarów/przenoszenie ciężkich przedmiotów/dźwiganie ciężarów/pracy fizycznej)
Inventory control | (kontrola stanów magazynowych/kontrola zapasów/stany magazynowe/gospodarka magazynowa/gospodarki magazynowej/zarządzanie zapasami/stanów magazynowych)
RF scanning | (obsługa skanera/skaner kodów kreskowych/skanery/skanowanie towaru/czytnik kodów kreskowych/obsługi skanera/skanowanie kodów); ?skaner
Warehouse operations | (praca w magazynie/praca na magazynie/magazynowanie/prace magazynowe/obsługa magazynu/pracy w magazynie/pracy na magazynie/prac magazynowych/magazynier/magazynierka/prowadzenie magazynu); ?magazyn
Labeling | (etykietowanie/metkowanie/naklejanie etykiet)
Sorting packages | (sortowanie paczek/sortowanie przesyłek)
Palletizing | (paletyzacja/układanie na paletach)
Logistics | (logistyka/logistyki/logistyce)
Supply chain management | łańcuch dostaw; łańcucha dostaw

# Manufacturing and trades
Assembly | (montaż/montażu/montaż mechaniczny/montaż podzespołów/składanie elementów/montowanie/montaż elementów/montaż mebli)
Electronics assembly | montaż elektroniczny; montaż elektroniki
Soldering | (lutowanie/lutowania)
Machine operation | (obsługa maszyn/obsługi maszyn/obsługa maszyny/obsługa urządzeń/operator maszyn/operator maszyny/obsłudze maszyn/obsługa maszyn produkcyjnych/obsługi maszyn produkcyjnych/operator produkcji)
Machine setup | (ustawianie maszyn/przezbrajanie maszyn)
CNC machining | (obróbka CNC/obróbka skrawaniem/operator CNC/obrabiarki CNC/obsługa maszyn CNC/obrabiarek CNC/maszyn CNC)
CNC programming | programowanie CNC
Milling | frezowanie
Lathe operation | toczenie; (tokarka/tokarki)
Grinding and deburring | (szlifowanie/gratowanie/szlifierka kątowa/szlifowania)
Injection molding | (wtryskiwanie tworzyw/wtryskarka/wtryskarki)
Metal fabrication | (konstrukcje stalowe/obróbka metali/ślusarstwo/prace ślusarskie/konstrukcji stalowych)
Welding | (spawanie/spawania/spawaniu/spawalnictwo/prace spawalnicze)
MIG welding | (spawanie/spawania/spawaniu/spawacz) (MIG/MAG/MIG MAG/metodą MIG/metodą MAG/metodą MIG MAG/półautomatem)
TIG welding | (spawanie/spawania/spawaniu/spawacz) (TIG/metodą TIG)
Stick welding | spawanie (elektrodą/MMA/elektrodą otuloną)
Quality control | (kontrola jakości/kontroli jakości/kontrolę jakości)
Quality assurance | zapewnienie jakości; zapewnienia jakości
Precision measurement | (narzędzia pomiarowe/przyrządy pomiarowe/suwmiarka/narzędzi pomiarowych)
Blueprint reading | (rysunek techniczny/rysunku technicznego/rysunki techniczne/rysunków technicznych/czytanie rysunku technicznego/czytanie rysunków technicznych/czytania rysunku technicznego/czytanie dokumentacji technicznej/czytania rysunków technicznych)
Continuous improvement | ciągłe doskonalenie
Production line work | (praca na produkcji/linia produkcyjna/linii produkcyjnej/praca na linii produkcyjnej/pracownik produkcji/pracy na produkcji/praca w fabryce/praca przy taśmie)
Production planning | planowanie produkcji
Woodworking | (obróbka drewna/prace stolarskie)
Sewing | (szycie/krawiectwo/maszyna do szycia)
Construction | (prace budowlane/budownictwo/budownictwa/prac budowlanych/praca na budowie/roboty budowlane)
Carpentry | (stolarstwo/ciesielstwo/prace ciesielskie/stolarka budowlana)
Formwork | (szalowanie/szalunki/deskowanie)
Drywall installation | (płyty gipsowo-kartonowe/montaż płyt gipsowo-kartonowych/zabudowy GK/sucha zabudowa/karton-gips/płyt gipsowo-kartonowych)
Drywall finishing | (tynkowanie/gładzie gipsowe/szpachlowanie/tynki)
Painting | (malowanie/malowanie ścian/prace malarskie/malowania ścian)
Concrete finishing | (betonowanie/prace betoniarskie/wylewanie betonu)
Masonry | (murowanie/murarstwo/prace murarskie)
Tile setting | (układanie płytek/glazura/układanie glazury/glazurnictwo/układania płytek)
Flooring installation | (układanie podłóg/układanie paneli/montaż podłóg/układanie parkietu)
Roofing | (dekarstwo/krycie dachów/prace dekarskie/pokrycia dachowe)
Insulation installation | (ocieplanie budynków/docieplenia/ocieplenia budynków)
Demolition | (prace rozbiórkowe/wyburzenia)
Scaffolding | (rusztowania/montaż rusztowań/stawianie rusztowań)
Crane operation | (suwnica/suwnice/obsługa suwnicy/operator suwnicy/żuraw budowlany/suwnicy/operator żurawia/operator dźwigu)
Heavy equipment operation | (operator maszyn budowlanych/maszyny budowlane/obsługa maszyn budowlanych)
Excavator operation | (koparka/operator koparki/koparki)
Aerial lift operation | (podest ruchomy/podnośnik koszowy/podesty ruchome)
Paving | (brukarstwo/układanie kostki brukowej/asfaltowanie)
Construction management | (kierowanie budową/nadzór budowlany/kierownik budowy)
Hand tools | (narzędzia ręczne/narzędzi ręcznych/obsługa narzędzi ręcznych)
Power tools | (elektronarzędzia/elektronarzędzi/obsługa elektronarzędzi/elektronarzędziami)
Home renovation | (remonty/remonty mieszkań/prace remontowe/prace wykończeniowe/wykończenia wnętrz/remontów/prac wykończeniowych)
Electrical wiring | (instalacje elektryczne/instalacji elektrycznych/prace elektryczne/układanie kabli/montaż instalacji elektrycznych)
Plumbing | (hydraulika domowa/instalacje sanitarne/instalacje wodno-kanalizacyjne/instalacje wod-kan/prace hydrauliczne)
HVAC repair | (serwis klimatyzacji/klimatyzacja/wentylacja i klimatyzacja)
Refrigeration | chłodnictwo
Preventive maintenance | (przeglądy i konserwacja/konserwacja zapobiegawcza/przeglądy techniczne maszyn)
General maintenance | (konserwacja budynków/drobne naprawy/drobnych napraw/prace konserwacyjne)
Troubleshooting | (usuwanie awarii/usuwanie usterek/diagnozowanie usterek/diagnostyka usterek/usuwania awarii)
Industrial maintenance | (utrzymanie ruchu/utrzymania ruchu/konserwacja maszyn)
Equipment repair | (naprawa maszyn/naprawa urządzeń/naprawy maszyn/napraw maszyn)
Hydraulics | (hydraulika siłowa/hydrauliki siłowej)
Pneumatics | (pneumatyka/pneumatyki)
Automotive repair | (mechanika samochodowa/mechanika pojazdowa/naprawa samochodów/mechaniki samochodowej/naprawa pojazdów)
Oil changes | wymiana oleju
Tire service | (wymiana opon/wulkanizacja)
Auto body repair | (blacharstwo/blacharstwo samochodowe/naprawy blacharskie)
Crop harvesting | (zbiór owoców/zbiory owoców/zbieranie owoców/zbiór warzyw/zbieranie truskawek)
Crop production | (rolnictwo/uprawa roślin/prace polowe/uprawa warzyw)
Livestock care | (hodowla zwierząt/opieka nad zwierzętami gospodarskimi/hodowla bydła)
Dairy operations | (dojenie krów/udój)
Tractor operation | (obsługa ciągnika/prowadzenie ciągnika/prowadzenie traktora/kierowca ciągnika)
Chainsaw operation | (piła łańcuchowa/pilarka spalinowa/obsługa pilarki)
Forestry | leśnictwo; prace leśne

# Office
Data entry | (wprowadzanie danych/wprowadzania danych/wprowadzaniu danych)
Filing | (archiwizacja dokumentów/archiwizacja/segregowanie dokumentów/archiwizacji dokumentów)
Document preparation | (sporządzanie dokumentów/przygotowywanie dokumentów/obieg dokumentów/prowadzenie dokumentacji/przygotowywanie dokumentacji/sporządzanie dokumentacji/prowadzenia dokumentacji)
Administrative support | (prace biurowe/praca biurowa/obsługa biura/obsługa sekretariatu/prac biurowych/pracy biurowej/prace administracyjne/zadania administracyjne/wsparcie administracyjne/obsługi biura/obsługa administracyjna)
Office management | (zarządzanie biurem/prowadzenie biura/organizacja pracy biura)
Calendar management | (prowadzenie kalendarza/zarządzanie kalendarzem/organizowanie spotkań/organizacja spotkań)
Scheduling | (układanie grafików/ustalanie grafiku/planowanie grafików/tworzenie grafików/układanie grafiku)
Reception | (obsługa recepcji/przyjmowanie gości/obsługi recepcji)
Mail processing | (obsługa korespondencji/obsługi korespondencji/obsługa poczty)
Business writing | (korespondencja handlowa/korespondencja biurowa/redagowanie pism)
Report writing | (przygotowywanie raportów/sporządzanie raportów/tworzenie raportów/raportowanie/sporządzania raportów/przygotowywania raportów)
Presentations | (przygotowywanie prezentacji/tworzenie prezentacji)
Spreadsheets | (arkusze kalkulacyjne/arkusz kalkulacyjny/arkuszy kalkulacyjnych/arkusza kalkulacyjnego)
Word processing | edycja tekstu
Basic computer use | (obsługa komputera/obsługi komputera/znajomość obsługi komputera/umiejętność obsługi komputera/obsługa urządzeń biurowych i komputera)
Accounting | (księgowość/rachunkowość/księgowości/rachunkowości/prowadzenie księgowości)
Bookkeeping | (księgowanie/prowadzenie ksiąg rachunkowych/księgowanie dokumentów/ksiąg rachunkowych)
Invoicing | (fakturowanie/wystawianie faktur/wystawiania faktur/fakturowania)
Month-end close | (zamknięcie miesiąca/zamykanie miesiąca)
Payroll processing | (naliczanie wynagrodzeń/lista płac/listy płac/płace i kadry)
Tax preparation | (rozliczenia podatkowe/deklaracje podatkowe/deklaracji podatkowych)
Budgeting | (budżetowanie/planowanie budżetu)
Purchasing | (zaopatrzenie/zakupy materiałów/proces zakupowy/zaopatrzenia)
Recruiting | (rekrutacja/rekrutacja pracowników/rekrutacji pracowników)
Human resources administration | (zasoby ludzkie/kadry i płace/sprawy kadrowe/kadr i płac)
Staff supervision | (nadzór nad pracownikami/zarządzanie personelem/kierowanie pracownikami/nadzorowanie pracowników/nadzorowanie pracy)
Team management | (zarządzanie zespołem/kierowanie zespołem/zarządzania zespołem/kierowania zespołem/zarządzaniu zespołem)
Project management | (zarządzanie projektami/prowadzenie projektów/zarządzania projektami/zarządzaniu projektami)
Training delivery | (szkolenie pracowników/prowadzenie szkoleń/wdrażanie nowych pracowników/szkolenie nowych pracowników/szkolenia pracowników)
Sales | (sprzedaż/sprzedaży/techniki sprzedaży/doświadczenie w sprzedaży/sprzedaż bezpośrednia)
Lead generation | (pozyskiwanie klientów/pozyskiwanie nowych klientów/pozyskiwania klientów)
Negotiation | (negocjacje/umiejętności negocjacyjne/negocjowanie/negocjacji)
Microsoft Office | (pakiet/pakietu/pakietem) (Office/MS Office/Microsoft Office/biurowy/biurowego)
Microsoft Excel | (znajomość Excela/znajomości Excela/znajomość programu Excel)
IT support | wsparcie techniczne; wsparcie informatyczne
Programming | programowanie; programowania
Data analysis | analiza danych; analizy danych
Translation | (tłumaczenie/tłumaczenia/tłumaczenie dokumentów)
Interpreting | (tłumaczenie ustne/tłumaczenia ustne)
Classroom instruction | (nauczanie/prowadzenie zajęć/prowadzenie lekcji/nauczania)
Tutoring | korepetycje
Social work | praca socjalna

# Ways of working
Communication | (komunikatywność/komunikatywna/komunikatywny/umiejętności komunikacyjne/łatwość komunikacji/łatwość nawiązywania kontaktów/umiejętność komunikacji/komunikatywności/dobra komunikacja)
Teamwork | (praca w zespole/pracy w zespole/praca zespołowa/umiejętność pracy w zespole/pracy zespołowej/współpraca w zespole/współpraca z zespołem)
Time management | (zarządzanie czasem/organizacja czasu/zarządzania czasem/terminowość)
Organization | (organizacja pracy/dobra organizacja pracy/zdolności organizacyjne/umiejętności organizacyjne/dobra organizacja/dobrej organizacji pracy/organizacji pracy/dobra organizacja pracy własnej)
Problem solving | (rozwiązywanie problemów/rozwiązywania problemów/umiejętność rozwiązywania problemów)
Critical thinking | (analityczne myślenie/myślenie analityczne/logiczne myślenie/umiejętności analityczne/zdolności analityczne)
Decision making | (podejmowanie decyzji/podejmowania decyzji)
Attention to detail | (dokładność/dokładny/dokładna/skrupulatność/staranność/dbałość o szczegóły/sumienność/dokładności/sumienny/sumienna)
Multitasking | (wielozadaniowość/podzielność uwagi)
Flexibility | (elastyczność/dyspozycyjność/zdolność adaptacji/praca zmianowa/dyspozycyjności/gotowość do pracy zmianowej)
Reliability | ?odpowiedzialny; ?odpowiedzialna; ?odpowiedzialność; (punktualność/rzetelność/punktualny/punktualna/niezawodność/solidność/rzetelny/rzetelna/punktualności)
Work ethic | (pracowitość/pracowity/pracowita/zaangażowanie/zaangażowanie w pracę/chęć do pracy/chęci do pracy/zaangażowania)
Initiative | (inicjatywa/proaktywność/motywacja do pracy/kreatywność i inicjatywa)
Independent work | ?samodzielny; ?samodzielna; (samodzielność/samodzielna praca/samodzielności/umiejętność pracy samodzielnej)
Leadership | (umiejętności przywódcze/zdolności przywódcze/umiejętności kierownicze)
Interpersonal skills | (umiejętności interpersonalne/zdolności interpersonalne/wysoka kultura osobista/kultura osobista/wysokiej kultury osobistej)
Empathy | (empatia/empatii)
Patience | (cierpliwość/cierpliwy/cierpliwa/cierpliwości)
Stress management | (odporność na stres/praca pod presją/odporności na stres/praca pod presją czasu)
Conflict resolution | rozwiązywanie konfliktów
Creativity | (kreatywność/kreatywny/kreatywna/kreatywności)
Learning quickly | (szybkie uczenie się/szybko się uczę/chęć do nauki/chęć nauki/umiejętność szybkiego uczenia się/chęci do nauki)
Professionalism | (profesjonalizm/uczciwość/uczciwy/uczciwa)
Confidentiality | (poufność/dyskrecja)
Positive attitude | pozytywne nastawienie
Physical stamina | (sprawność fizyczna/dobra kondycja fizyczna/wytrzymałość fizyczna/siła fizyczna)
Manual dexterity | (zdolności manualne/sprawność manualna/zdolności manualnych)
Mathematics | matematyka
`;
