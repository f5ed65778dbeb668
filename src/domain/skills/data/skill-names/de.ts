/** Names of skills in German: the nouns of lists and the verbs of duties and requirements. */
export const germanSkillNames = `
# Kitchen and service
Food preparation | (Zubereitung/Zubereiten/Vorbereitung) von (Speisen/Lebensmitteln/Gerichten/Mahlzeiten); Speisenzubereitung; (Speisen/Mahlzeiten/Gerichte) (zubereiten/vorbereiten/zubereitet); Essenszubereitung
Food handling | Umgang mit Lebensmitteln; Lebensmittelverarbeitung in der Küche
Food safety | (Lebensmittelsicherheit/Lebensmittelhygiene/Küchenhygiene/Hygienevorschriften/Hygienestandards)
Cooking | (Kochen/Kochkenntnisse/Kochkunst/warme Küche/kalte Küche); ?Küche; Erfahrung als (Koch/Köchin)
Grilling | (Grillen/Grillstation)
Deep frying | Frittieren
Baking | (Brotbacken/Backen/Backwaren/Backwarenherstellung)
Pastry making | (Konditorei/Patisserie/Feinbäckerei/Feingebäck)
Butchery | (Fleischzerlegung/Fleischverarbeitung/Zerlegen von Fleisch)
Menu planning | (Speiseplanung/Menüplanung/Speisekartengestaltung)
Kitchen management | (Küchenleitung/Küchenorganisation)
Dishwashing | (Geschirrspülen/Geschirr spülen/Spülküche/Abwasch/Geschirrreinigung/Spülhilfe)
Table service | (Bedienung von Gästen/Servieren/Tischservice/Speisen servieren/Gäste bedienen/Bedienen von Gästen/Servicekraft)
Bartending | (Barservice/Barkeeper/Thekendienst)
Hosting guests | (Gästebetreuung im Restaurant/Empfang von Gästen)
Beverage preparation | (Getränkezubereitung/Zubereitung von Getränken)
Barista skills | Kaffeezubereitung

# Cleaning and hospitality
Cleaning | ?Reinigung; ?Reinigen; (Reinigungsarbeiten/Reinigungstätigkeiten/Reinigungskraft/Putzarbeiten/Sauberkeit und Hygiene/allgemeine Reinigung); Putzen; (Reinigung/Reinigen) (der/von) (Räumen/Räume/Küche/Anlagen/Arbeitsbereiche)
Janitorial work | (Gebäudereinigung/Büroreinigung/Unterhaltsreinigung/Reinigung von Büros/Hausmeistertätigkeiten/Hausmeisterdienste)
Sanitizing surfaces | (Desinfektion/Desinfizieren/Flächendesinfektion)( von Oberflächen/)
Floor care | (Bodenreinigung/Bodenpflege/Böden wischen/Wischen von Böden/Reinigung von Böden)
Window cleaning | (Fensterreinigung/Fenster putzen/Glasreinigung/Fensterputzen)
Restroom cleaning | (Sanitärreinigung/Reinigung von Sanitäranlagen)
Vacuuming | Staubsaugen
Deep cleaning | (Grundreinigung/Endreinigung)
Hospital cleaning | Krankenhausreinigung
Trash removal | (Müllentsorgung/Abfallentsorgung/Müll entsorgen/Müllabfuhr)
Room cleaning | (Zimmerreinigung/Reinigung von Zimmern/Reinigung der Zimmer/Zimmerservice und Reinigung)
Bed making | (Betten machen/Betten beziehen/Bettenmachen)
Housekeeping | (Hauswirtschaft/Haushaltsführung/Haushaltshilfe/hauswirtschaftliche Tätigkeiten/hauswirtschaftliche Versorgung/Hausarbeit)
Laundry operations | (Wäscherei/Wäschepflege/Wäsche waschen/Wäscheversorgung)
Ironing and pressing | (Bügeln/Wäsche bügeln)
Landscaping | (Gartenpflege/Gartenarbeit/Gartenarbeiten/Landschaftspflege/Garten- und Landschaftsbau/Gartenbau/Landschaftsbau)
Lawn care | (Rasenmähen/Rasenpflege/Rasen mähen)
Pruning | (Baumschnitt/Heckenschnitt/Heckenschneiden)
Snow removal | (Winterdienst/Schneeräumen)
Guest services | (Gästebetreuung/Gästeservice/Hotellerie)
Front desk operations | (Hotelrezeption/Hotelempfang)
Event planning | (Veranstaltungsplanung/Eventplanung/Veranstaltungsorganisation/Eventmanagement/Organisation von Veranstaltungen)
Travel arrangements | (Reiseplanung/Reiseorganisation/Organisation von Dienstreisen)

# Retail and customers
Retail sales | (Einzelhandel/Verkauf im Einzelhandel/Verkaufsberatung)
Cash handling | (Kassenführung/Umgang mit Bargeld/Kassentätigkeit/Kassentätigkeiten/Bargeldverkehr)
Cashiering | (Kassieren/Kassiertätigkeit/Kassierer/Kassiererin/Arbeit an der Kasse); ?Kasse
POS operation | (Kassensystem/Kassensysteme/Bedienung der Kasse)
Till balancing | (Kassenabschluss/Kassenabrechnung/Tagesabschluss der Kasse)
Returns and exchanges | (Reklamationen und Retouren/Retourenbearbeitung)
Stocking shelves | (Regale auffüllen/Regale einräumen/Warenverräumung/Regalpflege/Auffüllen von Regalen/Auffüllen der Regale/Einräumen von Waren/Warenauffüllung)
Merchandising | (Warenpräsentation/Schaufenstergestaltung)
Product knowledge | (Produktkenntnisse/Warenkunde/Produktkenntnis)
Store operations | (Filialleitung/Marktleitung/Ladenführung)
Inventory counting | (Inventur/Inventuren/Bestandsaufnahme)
Customer service | (Kundenservice/Kundenbetreuung/Kundendienst/Kundenkontakt/Kundenberatung/Kundenorientierung/Umgang mit Kunden/Betreuung von Kunden/Kunden betreuen/Kunden beraten/Beratung von Kunden/Bedienung von Kunden/kundenorientiert/Kundenumgang)
Call center operations | Callcenter; Telefonzentrale im Callcenter
Inbound calls | (Annahme von Anrufen/Anrufe entgegennehmen/Anrufannahme)
Outbound calls | (Telefonverkauf/Telefonakquise/Kaltakquise/Telefonmarketing)
Telephone etiquette | (Telefondienst/Telefonieren/Telefonannahme/telefonische Kundenbetreuung)
Complaint handling | (Reklamationsbearbeitung/Beschwerdemanagement/Bearbeitung von Reklamationen/Reklamationsmanagement)
Order processing | (Auftragsabwicklung/Auftragsbearbeitung/Bestellabwicklung/Bearbeitung von Aufträgen)
Appointment scheduling | (Terminvereinbarung/Terminvergabe/Terminkoordination/Vereinbarung von Terminen)
Collections | (Inkasso/Forderungsmanagement/Mahnwesen)
Customer relationship management | (Kundenbeziehungsmanagement/Kundenpflege)
Bilingual service | zweisprachig

# Care
Child care | (Kinderbetreuung/Betreuung von Kindern/Kinder betreuen/Kinderpflege)
Infant care | (Säuglingspflege/Babypflege)
Elder care | (Altenpflege/Seniorenbetreuung/Betreuung älterer Menschen/Pflege älterer Menschen/Betreuung von Senioren/Seniorenpflege/Altenbetreuung)
Personal care assistance | (Körperpflege/Grundpflege/Hilfe bei der Körperpflege/Unterstützung bei der Körperpflege/persönliche Assistenz)
Patient care | (Patientenpflege/Patientenbetreuung/Pflege von Patienten/Betreuung von Patienten/Patientenversorgung/Versorgung von Patienten/Patienten betreuen)
Patient transfer | (Lagerung von Patienten/Mobilisation von Patienten/Patientenlagerung/Patiententransfer)
Dementia care | (Demenzbetreuung/Betreuung von Demenzkranken/Umgang mit Demenz)
Hospice care | (Palliativpflege/Hospizpflege/Palliative Care)
Home health care | (ambulante Pflege/häusliche Pflege/Hauskrankenpflege)
Companionship | Alltagsbegleitung
Vital signs | (Vitalzeichenkontrolle/Vitalzeichen/Vitalwerte/Vitalzeichen messen/Messung der Vitalzeichen/Blutdruckmessung)
Wound care | (Wundversorgung/Wundmanagement/Verbandswechsel/Wundpflege)
Nursing | (Krankenpflege/Gesundheits- und Krankenpflege/Pflegefachkraft); ?Pflege
Care planning | (Pflegeplanung/Pflegepläne)
Medication administration | (Medikamentengabe/Verabreichung von Medikamenten/Medikamentenverabreichung/Medikamentenmanagement/Medikamente verabreichen)
Injections | (Injektionen/Impfungen)
Phlebotomy | (Blutentnahme/Blutentnahmen/Blutabnahme)
Medical charting | (Pflegedokumentation/Behandlungsdokumentation)
Electronic health records | (elektronische Patientenakte/elektronische Patientenakten/elektronischen Patientenakten)
Critical care nursing | (Intensivpflege/Intensivstation)
Medical-surgical nursing | (Akutpflege/chirurgische Pflege)
Emergency medical care | (Notfallmedizin/Notaufnahme/Rettungsdienst)
Infection control | (Infektionsschutz/Infektionsprävention/Krankenhaushygiene)
Physical therapy | (Physiotherapie/Krankengymnastik)
Occupational therapy | Ergotherapie
Speech therapy | Logopädie
First aid | Erste Hilfe; Erste-Hilfe-Kurs; Ersthelfer
Dental assisting | Zahnmedizinische Assistenz
Laboratory testing | (Laboranalysen/Labortätigkeiten/Laboruntersuchungen)

# Safety
Security patrol | (Wachdienst/Kontrollgänge/Streifendienst/Objektschutz/Sicherheitsdienst)
Access control | (Zugangskontrolle/Einlasskontrolle/Zutrittskontrolle/Pfortendienst)
Surveillance monitoring | (Videoüberwachung/Kameraüberwachung)
Fire safety | (Brandschutz/Brandschutzhelfer)
Workplace safety | (Arbeitssicherheit/Arbeitsschutz/Sicherheitsvorschriften/Unfallverhütung)
Personal protective equipment | (persönliche Schutzausrüstung/Schutzausrüstung)

# Transport and warehouse
Driving | (Fahren von Fahrzeugen/Fahrpraxis/Fahrerfahrung/Führen von Fahrzeugen)
Commercial truck driving | (LKW-Fahrer/LKW-Fahren/Lkw-Fahrerin/Lastkraftwagenfahrer/Kraftfahrer/Berufskraftfahrer/Kraftfahrerin/Berufskraftfahrerin/Lastwagenfahrer/Fahren von LKW/Führen von LKW); (LKW-/)Fernverkehr
Delivery driving | (Auslieferung/Auslieferungsfahrer/Zustellung von Paketen/Paketzustellung/Auslieferungsfahrten/Lieferfahrer/Warenauslieferung/Auslieferung von Waren)
Passenger transport | (Personenbeförderung/Taxifahrer)
Bus driving | (Busfahrer/Busfahrerin)
Route planning | (Tourenplanung/Routenplanung)
Load securement | (Ladungssicherung/Sicherung der Ladung)
Pre-trip inspection | (Abfahrtskontrolle/Fahrzeugkontrolle/Fahrzeugprüfung)
Freight dispatching | (Disposition von Transporten/Transportdisposition)
Fleet management | (Fuhrparkmanagement/Flottenmanagement)
Customs clearance | (Zollabwicklung/Verzollung)
Moving furniture | (Umzüge/Möbeltransport)
Forklift operation | (Gabelstapler/Gabelstaplerfahrer/Gabelstaplerfahrerin/Staplerfahrer/Staplerfahren/Gabelstaplerfahren/Stapler fahren/Bedienung von Gabelstaplern/Gabelstaplern/Flurförderzeuge/Flurförderzeugen/Staplerfahrerin/Gabelstapler fahren); ?Stapler
Reach truck operation | (Schubmaststapler/Hochregalstapler)
Pallet jack operation | (Hubwagen/Elektrohubwagen/Ameise und Hubwagen/Handhubwagen)
Order picking | (Kommissionierung/Kommissionieren/Kommissionierer/Kommissionierung von Waren/Waren kommissionieren/Aufträge kommissionieren)
Packing | (Verpacken/Verpackung von Waren/Waren verpacken/Verpackungsarbeiten/Verpacken von Waren); ?Verpackung
Shipping and receiving | (Wareneingang/Warenausgang/Warenannahme/Versand und Wareneingang/Wareneingang und Warenausgang/Versandabwicklung/Wareneingangskontrolle)
Loading and unloading | (Be- und Entladen/Be- und Entladung/Entladen/Entladung/Beladen/Beladung/Verladung/Be- und Entladen von LKW/Verladen)
Heavy lifting | (schweres Heben/Heben schwerer Lasten/körperlich schwere Arbeit)
Inventory control | (Bestandskontrolle/Lagerbestand/Bestandsführung/Bestandsverwaltung/Lagerbestandsführung)
RF scanning | (Handscanner/Scannen von Waren/Barcodescanner)
Warehouse operations | (Lagerarbeiten/Lagerarbeit/Lagerhaltung/Lagerlogistik/Lagertätigkeiten/Lagerverwaltung/Lagerist/Lagermitarbeiter/Lagerhelfer/Lagerwirtschaft/Arbeit im Lager); ?Lager
Labeling | (Etikettieren/Etikettierung)
Material handling | (Materialtransport/Materialbereitstellung/Warentransport)
Logistics | (Logistik/Logistikprozesse)
Supply chain management | Lieferkettenmanagement

# Manufacturing and trades
Assembly | ?Montage; (Montagearbeiten/Montieren/Zusammenbau/Baugruppenmontage/Montage von Baugruppen/Endmontage)
Electronics assembly | Elektronikmontage; Bestückung von Leiterplatten
Soldering | (Löten/Lötarbeiten/Weichlöten)
Machine operation | (Maschinenbedienung/Bedienung von Maschinen/Bedienen von Maschinen/Maschinen bedienen/Anlagenbedienung/Maschinenbediener/Maschinenführer/Anlagenführer)
Machine setup | (Einrichten von Maschinen/Maschineneinrichtung/Rüsten von Maschinen)
CNC machining | (CNC-Bearbeitung/CNC-Fräsen/CNC-Drehen/CNC-Technik/CNC-Maschinen/Zerspanung/Zerspanungsmechanik/Zerspanungsmechaniker)
CNC programming | CNC-Programmierung
Milling | Fräsen
Lathe operation | (Drehen und Fräsen/Drehmaschine/Drehmaschinen)
Grinding and deburring | (Schleifen/Entgraten/Schleifarbeiten/Winkelschleifer)
Injection molding | (Spritzguss/Spritzgießen)
Metal fabrication | (Metallbau/Metallverarbeitung/Stahlbau/Metallbearbeitung/Schlosserarbeiten/Schlosserei)
Sheet metal work | (Blechbearbeitung/Blechverarbeitung)
Welding | (Schweißen/Schweißarbeiten/Schweißtechnik/Schweißkenntnisse/Schweißerfahrung)
MIG welding | (MIG/MAG/MIG MAG)-Schweißen; MIG- und WIG-Schweißen; MIG-Schweißer; Schutzgasschweißen
TIG welding | (WIG/WIG-Schweißen/WIG-Schweißer/TIG-Schweißen)
Stick welding | (Elektrodenschweißen/Lichtbogenhandschweißen/E-Handschweißen/E-Hand-Schweißen)
Pipe welding | Rohrschweißen
Quality control | (Qualitätskontrolle/Qualitätskontrollen)
Quality inspection | (Qualitätsprüfung/Sichtprüfung)
Quality assurance | Qualitätssicherung
Precision measurement | (Messmittel/Messtechnik/Messschieber)
Blueprint reading | (technische/technischer/technischen) Zeichnungen( lesen/); (Zeichnungen/Bauzeichnungen) lesen; Lesen von (technischen Zeichnungen/Zeichnungen/Bauzeichnungen); Lesen technischer Zeichnungen
Continuous improvement | (kontinuierliche Verbesserung/kontinuierlicher Verbesserungsprozess)
Production planning | (Produktionsplanung/Fertigungsplanung)
Production line work | (Produktionsarbeit/Fließbandarbeit/Produktionshelfer/Produktionsmitarbeiter/Fließband/Arbeit in der Produktion/Produktionslinie/Bandarbeit); ?Produktion
Woodworking | (Holzbearbeitung/Holzverarbeitung)
Cabinet making | (Möbelbau/Möbelschreinerei)
Screen printing | Siebdruck
Construction | (Bauarbeiten/Hochbau/Tiefbau/Baugewerbe/Bauhelfer/Arbeit auf dem Bau)
Carpentry | (Zimmererarbeiten/Tischlerarbeiten/Schreinerarbeiten/Zimmerei/Tischlerei/Schreinerei/Holzbau)
Formwork | (Schalungsbau/Schalungsarbeiten/Einschalen)
Drywall installation | (Trockenbau/Trockenbauarbeiten/Gipskartonplatten)
Drywall finishing | (Verputzen/Spachtelarbeiten/Putzarbeiten an Wänden)
Painting | (Malerarbeiten/Anstricharbeiten/Streichen von Wänden/Wände streichen/Lackierarbeiten und Anstrich)
Concrete finishing | (Betonarbeiten/Betonbau/Betonieren)
Masonry | (Mauern/Maurerarbeiten/Mauerwerk/Mauerwerksbau)
Tile setting | (Fliesenlegen/Fliesen verlegen/Fliesenlegerarbeiten/Verlegen von Fliesen)
Flooring installation | (Bodenverlegung/Bodenlegen/Parkettlegen/Verlegen von Böden)
Roofing | (Dachdeckerarbeiten/Dacharbeiten/Dachdecken)
Insulation installation | (Dämmarbeiten/Wärmedämmung)
Demolition | (Abbrucharbeiten/Abrissarbeiten)
Scaffolding | (Gerüstbau/Gerüste aufbauen)
Crane operation | (Kranfahren/Kranführer/Kranbedienung/Hallenkran/Brückenkran)
Heavy equipment operation | (Baumaschinenführer/Baumaschinen/Bedienung von Baumaschinen)
Excavator operation | (Baggerfahren/Baggerfahrer/Baggerführer)
Front-end loader operation | (Radlader/Radladerfahrer)
Aerial lift operation | (Hubarbeitsbühne/Hebebühne/Hubarbeitsbühnen)
Paving | (Pflasterarbeiten/Asphaltarbeiten/Pflastern)
Land surveying | (Vermessung/Vermessungstechnik)
Construction management | (Bauleitung/Baustellenleitung)
Hand tools | (Handwerkzeuge/Umgang mit Werkzeugen/Handwerkzeug)
Power tools | (Elektrowerkzeuge/Bohrmaschine/Kreissäge)
Home renovation | (Renovierung/Renovierungsarbeiten/Sanierungsarbeiten/Sanierung von Altbauten)
Electrical wiring | (Elektroinstallation/Elektroinstallationen/Verdrahtung/Elektroarbeiten/Kabelverlegung/Verkabelung)
Electrical panels | (Schaltschrankbau/Schaltschränke)
Plumbing | (Sanitärinstallation/Sanitärinstallationen/Klempnerarbeiten/Installation von Sanitäranlagen)
HVAC repair | (Heizungs- und Klimatechnik/Heizungstechnik/Klimatechnik/Wartung von Klimaanlagen)
HVAC installation | (Heizungsinstallation/Heizungsbau)
Refrigeration | Kältetechnik
Preventive maintenance | (vorbeugende Instandhaltung/Wartungsarbeiten/vorbeugende Wartung)
General maintenance | ?Instandhaltung; ?Wartung; (Hausmeisterarbeiten/Kleinreparaturen/Instandhaltung von Gebäuden/Reparaturarbeiten)
Troubleshooting | (Fehlersuche/Störungsbehebung/Fehlerbehebung/Störungsbeseitigung/Fehlerdiagnose)
Industrial maintenance | (Instandhaltung von Maschinen/Maschinenwartung/Wartung von Maschinen/Industriemechanik/Anlagenwartung/Instandhaltung von Anlagen)
Equipment repair | (Reparatur von Maschinen/Reparatur von Geräten/Gerätereparatur)
Hydraulics | Hydraulik
Pneumatics | Pneumatik
Automotive repair | (Kfz-Reparatur/KFZ-Mechanik/Fahrzeugreparatur/Autoreparatur/Kfz-Mechaniker/Kfz-Mechatronik)
Oil changes | Ölwechsel
Tire service | (Reifenwechsel/Reifenmontage)
Auto body repair | (Karosseriebau/Karosseriearbeiten)
Crop harvesting | (Erntearbeit/Erntearbeiten/Erntehelfer/Weinlese/Obsternte/Spargelernte)
Crop production | (Ackerbau/Landwirtschaft/Pflanzenbau/Gemüseanbau/landwirtschaftliche Arbeiten)
Livestock care | (Tierhaltung/Viehhaltung/Viehzucht/Nutztierhaltung)
Dairy operations | (Melken/Milchwirtschaft)
Tractor operation | (Traktorfahren/Traktor fahren/Traktorfahrer/Schlepperfahren)
Chainsaw operation | (Motorsäge/Kettensäge/Motorsägen)
Forestry | (Forstwirtschaft/Forstarbeiten/Waldarbeit)
Sewing | (Nähen/Näharbeiten/Nähmaschine)

# Office
Data entry | (Dateneingabe/Datenerfassung/Erfassung von Daten/Eingabe von Daten/Datenpflege)
Typing | (Maschinenschreiben/Zehnfingersystem/10-Finger-System)
Filing | (Ablage/Aktenablage/Archivierung/Aktenführung)
Document preparation | (Erstellung von Dokumenten/Dokumentenmanagement/Dokumentenverwaltung)
Administrative support | (Büroarbeit/Bürotätigkeiten/Verwaltungstätigkeiten/administrative Aufgaben/administrative Tätigkeiten/Sekretariat/Bürokommunikation/allgemeine Büroarbeiten/Sekretariatsaufgaben/Verwaltungsaufgaben/Sachbearbeitung)
Office management | (Büroorganisation/Büroleitung/Büromanagement)
Calendar management | (Terminplanung/Terminkalender/Terminverwaltung/Terminmanagement)
Scheduling | (Dienstplanung/Schichtplanung/Personaleinsatzplanung/Dienstplangestaltung/Dienstpläne)
Reception | (Empfang von Besuchern/Empfangstätigkeiten/Besucherempfang/Empfangsdienst); ?Empfang
Mail processing | (Postbearbeitung/Posteingang/Postein- und -ausgang/Postausgang)
Business writing | (Korrespondenz/Geschäftskorrespondenz/Schriftverkehr)
Report writing | (Erstellung von Berichten/Berichtswesen/Berichterstellung/Berichte erstellen/Erstellen von Berichten)
Presentations | (Erstellung von Präsentationen/Präsentationen)
Spreadsheets | Tabellenkalkulation
Word processing | Textverarbeitung
Basic computer use | (Computerkenntnisse/PC-Kenntnisse/EDV-Kenntnisse/EDV-Grundkenntnisse/IT-Grundkenntnisse/Computergrundkenntnisse); ?EDV
Accounting | (Buchhaltung/Rechnungswesen/Finanzbuchhaltung/Buchführung/Buchhaltungskenntnisse)
Accounts payable | (Kreditorenbuchhaltung/Kreditoren)
Accounts receivable | (Debitorenbuchhaltung/Debitoren)
Accounts payable and receivable | (Kreditoren- und Debitorenbuchhaltung/Debitoren- und Kreditorenbuchhaltung)
Invoicing | (Rechnungsstellung/Fakturierung/Rechnungserstellung/Rechnungen erstellen/Rechnungsbearbeitung/Rechnungsprüfung)
Account reconciliation | Kontenabstimmung
Month-end close | (Monatsabschluss/Monatsabschlüsse/Jahresabschluss/Jahresabschlüsse)
Payroll processing | (Lohnbuchhaltung/Gehaltsabrechnung/Lohnabrechnung/Lohn- und Gehaltsabrechnung/Entgeltabrechnung)
Tax preparation | (Steuererklärungen/Steuererklärung)
Budgeting | (Budgetplanung/Budgetierung)
Purchasing | (Beschaffung/Einkauf von Materialien/Materialbeschaffung); ?Einkauf
Vendor management | Lieferantenmanagement
Recruiting | (Personalbeschaffung/Personalgewinnung/Personalrekrutierung)
Human resources administration | (Personalwesen/Personalverwaltung)
Staff supervision | (Mitarbeiterführung/Personalführung/Führung von Mitarbeitern/Mitarbeiter führen)
Team management | (Teamleitung/Teamführung/Leitung eines Teams/Führung eines Teams)
Project management | (Projektleitung/Projektmanagement/Projektsteuerung)
Training delivery | (Einarbeitung neuer Mitarbeiter/Schulung von Mitarbeitern/Mitarbeiterschulung/Schulungen/Einarbeitung von Mitarbeitern)
Sales | (Vertrieb/Vertriebserfahrung/Verkaufserfahrung/Verkaufsgespräche/Verkaufstalent); ?Verkauf
Lead generation | (Neukundengewinnung/Kundenakquise/Kundengewinnung)
Social media marketing | soziale Medien
Advertising | Werbung
Microsoft Office | (Office-Kenntnisse/MS-Office-Kenntnisse/Office-Paket/Office-Anwendungen/MS-Office-Paket)
Microsoft Excel | (Excel-Kenntnisse/Excelkenntnisse)
IT support | (IT-Unterstützung/Anwenderbetreuung)
Programming | Programmierung
Software development | Softwareentwicklung
Data analysis | Datenanalyse
Network administration | Netzwerkadministration
Translation | (Übersetzung/Übersetzungen/Übersetzen)
Interpreting | Dolmetschen
Classroom instruction | (Unterrichten/Unterrichtserfahrung/Lehrtätigkeit)
Lesson planning | (Unterrichtsplanung/Unterrichtsvorbereitung)
Tutoring | (Nachhilfe/Nachhilfeunterricht)
Early childhood education | (frühkindliche Bildung/Kleinkindpädagogik)
Special education | Sonderpädagogik
Social work | (Sozialarbeit/soziale Arbeit)

# Ways of working
Communication | (Kommunikationsfähigkeit/Kommunikationsstärke/kommunikationsstark/Kommunikationstalent/kommunikativ/Kommunikationsfähigkeiten/kommunikative Fähigkeiten); ?Kommunikation
Teamwork | (Teamfähigkeit/Teamarbeit/teamfähig/Teamgeist/Teamplayer/Zusammenarbeit im Team/Arbeit im Team/Arbeiten im Team)
Time management | Zeitmanagement
Organization | (Organisationstalent/Organisationsfähigkeit/Organisationsgeschick/organisatorische Fähigkeiten/Organisationsvermögen/strukturierte Arbeitsweise)
Problem solving | (Problemlösung/Problemlösungsfähigkeit/Problemlösungskompetenz/Problemlösefähigkeit/lösungsorientiert/Probleme lösen)
Critical thinking | (analytisches Denken/analytische Fähigkeiten/logisches Denken/kritisches Denken)
Decision making | (Entscheidungsfähigkeit/Entscheidungsfreude)
Attention to detail | (Sorgfalt/sorgfältig/Genauigkeit/Detailgenauigkeit/sorgfältige Arbeitsweise/genaue Arbeitsweise/Liebe zum Detail/gewissenhaft/Sorgfältigkeit/präzise Arbeitsweise)
Multitasking | Multitaskingfähigkeit
Flexibility | (Flexibilität/Anpassungsfähigkeit/anpassungsfähig/Schichtbereitschaft)
Reliability | (Zuverlässigkeit/zuverlässig/Pünktlichkeit/pünktlich/Verantwortungsbewusstsein/verantwortungsbewusst/zuverlässige Arbeitsweise)
Work ethic | (Einsatzbereitschaft/Fleiß/fleißig/Leistungsbereitschaft/hohe Einsatzbereitschaft/Arbeitsmoral/Engagement und Fleiß)
Initiative | (Eigeninitiative/Motivation und Eigeninitiative/Selbstmotivation)
Independent work | (selbstständiges Arbeiten/eigenständiges Arbeiten/selbstständige Arbeitsweise/eigenständige Arbeitsweise/selbständiges Arbeiten/selbständige Arbeitsweise); Selbstständigkeit
Leadership | (Führungskompetenz/Führungserfahrung/Führungsqualitäten/Führungsstärke)
Interpersonal skills | (soziale Kompetenz/Sozialkompetenz/Kontaktfreude/kontaktfreudig/freundliches Auftreten/Freundlichkeit)
Empathy | (Einfühlungsvermögen/einfühlsam/Empathie)
Patience | (Geduld/geduldig)
Stress management | (Belastbarkeit/belastbar/Stressresistenz/stressresistent)
Conflict resolution | (Konfliktlösung/Konfliktmanagement/Konfliktfähigkeit)
Negotiation | (Verhandlungsgeschick/Verhandlungsführung)
Creativity | (Kreativität/Ideenreichtum)
Learning quickly | (schnelle Auffassungsgabe/Lernbereitschaft/lernbereit/lernwillig)
Professionalism | (gepflegtes Erscheinungsbild/Ehrlichkeit/professionelles Auftreten)
Confidentiality | (Vertraulichkeit/Verschwiegenheit/Diskretion)
Positive attitude | positive Einstellung
Physical stamina | (körperliche Belastbarkeit/körperliche Fitness/körperlich belastbar/körperlich fit)
Manual dexterity | (handwerkliches Geschick/Fingerfertigkeit/handwerkliche Fähigkeiten)
Mathematics | (Mathematik/Rechnen)
`;
