/**
 * More words that requests name things and their qualities by: English, Portuguese, Spanish, German, French; singular and
 * plural where there are both. What the other lists know goes before.
 */
export const VOCABULARY = `
diagnosis;diagnoses|diagnóstico;diagnósticos|diagnóstico;diagnósticos|Diagnose;Diagnosen|diagnostic;diagnostics
treatment;treatments|tratamento;tratamentos|tratamiento;tratamientos|Behandlung;Behandlungen|traitement;traitements
vaccination;vaccinations|vacinação;vacinas|vacuna;vacunas|Impfung;Impfungen|vaccin;vaccins
symptom;symptoms|sintoma;sintomas|síntoma;síntomas|Symptom;Symptome|symptôme;symptômes
prescription;prescriptions|receita médica;receitas médicas|receta médica;recetas médicas|Rezept vom Arzt;Verschreibungen|ordonnance;ordonnances
allergy;allergies|alergia;alergias|alergia;alergias|Allergie;Allergien|allergie;allergies
nurse;nurses|enfermeiro;enfermeiros|enfermero;enfermeros|Pflegekraft;Pflegekräfte|infirmier;infirmiers
therapist;therapists|terapeuta;terapeutas|terapeuta;terapeutas|Therapeut;Therapeuten|thérapeute;thérapeutes
session;sessions|sessão;sessões|sesión;sesiones|Sitzung;Sitzungen|séance;séances
cost;costs|custo;custos|coste;costes|Kosten;Kosten|coût;coûts
fee;fees|taxa;taxas|tarifa;tarifas|Gebühr;Gebühren|frais;frais
balance;balances|saldo;saldos|saldo;saldos|Saldo;Salden|solde;soldes
tax;taxes|imposto;impostos|impuesto;impuestos|Steuer;Steuern|taxe;taxes
profit;profits|lucro;lucros|beneficio;beneficios|Gewinn;Gewinne|bénéfice;bénéfices
discount;discounts|desconto;descontos|descuento;descuentos|Rabatt;Rabatte|remise;remises
deposit;deposits|depósito;depósitos|depósito;depósitos|Kaution;Kautionen|caution;cautions
debt;debts|dívida;dívidas|deuda;deudas|Schuld;Schulden|dette;dettes
currency;currencies|moeda corrente;moedas correntes|divisa;divisas|Währung;Währungen|devise;devises
month;months|mês;meses|mes;meses|Monat;Monate|mois;mois
week;weeks|semana;semanas|semana;semanas|Woche;Wochen|semaine;semaines
hour;hours|hora;horas|hora;horas|Stunde;Stunden|heure;heures
minute;minutes|minuto;minutos|minuto;minutos|Minute;Minuten|minute;minutes
temperature;temperatures|temperatura;temperaturas|temperatura;temperaturas|Temperatur;Temperaturen|température;températures
humidity|umidade|humedad|Luftfeuchtigkeit|humidité
pressure|pressão|presión|Luftdruck|pression
wind|vento|viento|Wind|vent
consumption|consumo|consumo|Verbrauch|consommation
distance;distances|distância;distâncias|distancia;distancias|Entfernung;Entfernungen|distance;distances
height;heights|altura;alturas|altura;alturas|Höhe;Höhen|hauteur;hauteurs
width;widths|largura;larguras|ancho;anchos|Breite;Breiten|largeur;largeurs
depth;depths|profundidade;profundidades|profundidad;profundidades|Tiefe;Tiefen|profondeur;profondeurs
volume;volumes|volume;volumes|volumen;volúmenes|Volumen;Volumen|volume;volumes
speed;speeds|velocidade;velocidades|velocidad;velocidades|Geschwindigkeit;Geschwindigkeiten|vitesse;vitesses
unit;units|unidade;unidades|unidad;unidades|Einheit;Einheiten|unité;unités
floor;floors|andar;andares|planta del edificio;pisos|Stockwerk;Stockwerke|étage;étages
building;buildings|prédio;prédios|edificio;edificios|Gebäude;Gebäude|bâtiment;bâtiments
shelf;shelves|prateleira;prateleiras|estante;estantes|Regal;Regale|étagère;étagères
seat;seats|assento;assentos|asiento;asientos|Sitzplatz;Sitzplätze|siège;sièges
bed;beds|cama;camas|cama;camas|Bett;Betten|lit;lits
bathroom;bathrooms|banheiro;banheiros|baño;baños|Badezimmer;Badezimmer|salle de bain;salles de bain
code;codes|código;códigos|código;códigos|Code;Codes|code;codes
plate;plates|placa;placas|matrícula;matrículas|Kennzeichen;Kennzeichen|immatriculation;immatriculations
serial number;serial numbers|número de série;números de série|número de serie;números de serie|Seriennummer;Seriennummern|numéro de série;numéros de série
instrument;instruments|instrumento;instrumentos|instrumento;instrumentos|Instrument;Instrumente|instrument;instruments
keyword;keywords|palavra-chave;palavras-chave|palabra clave;palabras clave|Stichwort;Stichwörter|mot-clé;mots-clés
availability|disponibilidade|disponibilidad|Verfügbarkeit|disponibilité
skill;skills|habilidade;habilidades|habilidad;habilidades|Fähigkeit;Fähigkeiten|compétence;compétences
language;languages|idioma;idiomas|idioma;idiomas|Sprache;Sprachen|langue;langues
region;regions|região;regiões|región;regiones|Region;Regionen|région;régions
neighborhood;neighborhoods|bairro;bairros|barrio;barrios|Stadtteil;Stadtteile|quartier;quartiers
season;seasons|estação do ano;estações do ano|temporada;temporadas|Saison;Saisons|saison;saisons
score;scores|pontuação;pontuações|puntuación;puntuaciones|Punktzahl;Punktzahlen|score;scores
publisher;publishers|editora;editoras|editorial;editoriales|Verlag;Verlage|éditeur;éditeurs
severity|gravidade|gravedad|Schweregrad|gravité
urgency|urgência|urgencia|Dringlichkeit|urgence
file;files|arquivo;arquivos|archivo;archivos|Datei;Dateien|fichier;fichiers
attachment;attachments|anexo;anexos|adjunto;adjuntos|Anhang;Anhänge|pièce jointe;pièces jointes
certificate;certificates|certificado;certificados|certificado;certificados|Zertifikat;Zertifikate|certificat;certificats
expiry date;expiry dates|data de validade;datas de validade|fecha de caducidad;fechas de caducidad|Ablaufdatum;Ablaufdaten|date d'expiration;dates d'expiration
release date;release dates|data de lançamento;datas de lançamento|fecha de lanzamiento;fechas de lanzamiento|Erscheinungsdatum;Erscheinungsdaten|date de sortie;dates de sortie
start time;start times|hora de início;horas de início|hora de inicio;horas de inicio|Startzeit;Startzeiten|heure de début;heures de début
end time;end times|hora de término;horas de término|hora de fin;horas de fin|Endzeit;Endzeiten|heure de fin;heures de fin
arrival;arrivals|chegada;chegadas|llegada;llegadas|Ankunft;Ankünfte|arrivée;arrivées
participant;participants|participante;participantes|participante;participantes|Teilnehmer;Teilnehmer|participant;participants
attendee;attendees|participante do evento;participantes do evento|asistente;asistentes|Besucher;Besucher|invité;invités
percentage;percentages|porcentagem;porcentagens|porcentaje;porcentajes|Prozentsatz;Prozentsätze|pourcentage;pourcentages
population|população|población|Einwohnerzahl|population
follower;followers|seguidor;seguidores|seguidor;seguidores|Follower;Follower|abonné;abonnés
remark;remarks|observação;observações|observación;observaciones|Bemerkung;Bemerkungen|remarque;remarques
feedback|feedback|comentarios de usuarios|Feedback|retour
agenda;agendas|pauta;pautas|orden del día;órdenes del día|Tagesordnung;Tagesordnungen|ordre du jour;ordres du jour
answer;answers|resposta;respostas|respuesta;respuestas|Antwort;Antworten|réponse;réponses
interest;interests|interesse;interesses|interés;intereses|Interesse;Interessen|intérêt;intérêts
hobby;hobbies|hobby;hobbies|afición;aficiones|Hobby;Hobbys|loisir;loisirs
format;formats|formato;formatos|formato;formatos|Format;Formate|format;formats
shift;shifts|turno;turnos|turno;turnos|Schicht;Schichten|équipe de travail;horaires de travail
payment method;payment methods|forma de pagamento;formas de pagamento|forma de pago;formas de pago|Zahlungsart;Zahlungsarten|mode de paiement;modes de paiement
risk;risks|risco;riscos|riesgo;riesgos|Risiko;Risiken|risque;risques
owner;owners|dono;donos|dueño;dueños|Besitzer;Besitzer|propriétaire;propriétaires
species|espécie|especie|Tierart|espèce
technician;technicians|técnico;técnicos|técnico;técnicos|Techniker;Techniker|technicien;techniciens
machine;machines|máquina;máquinas|máquina;máquinas|Maschine;Maschinen|machine;machines
equipment|equipamento|equipo|Ausrüstung|équipement
tool;tools|ferramenta;ferramentas|herramienta;herramientas|Werkzeug;Werkzeuge|outil;outils
spare part;spare parts|peça de reposição;peças de reposição|repuesto;repuestos|Ersatzteil;Ersatzteile|pièce détachée;pièces détachées
repair;repairs|reparo;reparos|reparación;reparaciones|Reparatur;Reparaturen|réparation;réparations
maintenance|manutenção|mantenimiento|Wartung|entretien
inspection;inspections|inspeção;inspeções|inspección;inspecciones|Prüfung;Prüfungen|inspection;inspections
vehicle;vehicles|veículo;veículos|vehículo;vehículos|Fahrzeug;Fahrzeuge|véhicule;véhicules
delivery;deliveries|entrega;entregas|entrega;entregas|Lieferung;Lieferungen|livraison;livraisons
parcel;parcels|encomenda;encomendas|paquete;paquetes|Paket;Pakete|colis;colis
route;routes|rota;rotas|ruta;rutas|Route;Routen|itinéraire;itinéraires
field worker;field workers|trabalhador de campo;trabalhadores de campo|trabajador de campo;trabajadores de campo|Außendienstler;Außendienstler|agent de terrain;agents de terrain
animal;animals|animal;animais|animal;animales|Tier;Tiere|animal;animaux
horse;horses|cavalo;cavalos|caballo;caballos|Pferd;Pferde|cheval;chevaux
cow;cows|vaca;vacas|vaca;vacas|Kuh;Kühe|vache;vaches
hive;hives|colmeia;colmeias|colmena;colmenas|Bienenstock;Bienenstöcke|ruche;ruches
harvest;harvests|colheita;colheitas|cosecha;cosechas|Ernte;Ernten|récolte;récoltes
tree;trees|árvore;árvores|árbol;árboles|Baum;Bäume|arbre;arbres
flower;flowers|flor;flores|flor;flores|Blume;Blumen|fleur;fleurs
bouquet;bouquets|buquê;buquês|ramo;ramos|Blumenstrauß;Blumensträuße|bouquet;bouquets
cake;cakes|bolo;bolos|tarta;tartas|Torte;Torten|gâteau;gâteaux
bread;breads|pão;pães|pan;panes|Brot;Brote|pain;pains
drink;drinks|bebida;bebidas|bebida;bebidas|Getränk;Getränke|boisson;boissons
beer;beers|cerveja;cervejas|cerveza;cervezas|Bier;Biere|bière;bières
cheese;cheeses|queijo;queijos|queso;quesos|Käse;Käse|fromage;fromages
exhibition;exhibitions|exposição;exposições|exposición;exposiciones|Ausstellung;Ausstellungen|exposition;expositions
concert;concerts|show;shows|concierto;conciertos|Konzert;Konzerte|concert;concerts
festival;festivals|festival;festivais|festival;festivales|Festival;Festivals|festival;festivals
workshop;workshops|oficina de trabalho;workshops|taller;talleres|Workshop;Workshops|atelier;ateliers
lecture;lectures|palestra;palestras|conferencia;conferencias|Vortrag;Vorträge|conférence;conférences
competition;competitions|competição;competições|competición;competiciones|Wettbewerb;Wettbewerbe|concours;concours
tournament;tournaments|torneio;torneios|torneo;torneos|Turnier;Turniere|tournoi;tournois
training;trainings|treinamento;treinamentos|entrenamiento;entrenamientos|Training;Trainings|entraînement;entraînements
race;races|corrida;corridas|carrera;carreras|Rennen;Rennen|course à pied;courses à pied
league;leagues|liga;ligas|liga;ligas|Liga;Ligen|ligue;ligues
choir;choirs|coral;corais|coro;coros|Chor;Chöre|chorale;chorales
rehearsal;rehearsals|ensaio;ensaios|ensayo;ensayos|Probe;Proben|répétition;répétitions
sermon;sermons|sermão;sermões|sermón;sermones|Predigt;Predigten|sermon;sermons
parish;parishes|paróquia;paróquias|parroquia;parroquias|Gemeinde;Gemeinden|paroisse;paroisses
child;children|criança;crianças|niño;niños|Kind;Kinder|enfant;enfants
parent;parents|responsável pelo aluno;pais|padre;padres|Elternteil;Eltern|parent;parents
neighbor;neighbors|vizinho;vizinhos|vecino;vecinos|Nachbar;Nachbarn|voisin;voisins
guest;guests|hóspede;hóspedes|huésped;huéspedes|Gast;Gäste|hôte;hôtes
candidate;candidates|candidato;candidatos|candidato;candidatos|Bewerber;Bewerber|candidat;candidats
trainer;trainers|instrutor;instrutores|instructor;instructores|Trainer;Trainer|moniteur;moniteurs
guide;guides|guia;guias|guía;guías|Reiseführer;Reiseführer|guide;guides
partner;partners|parceiro;parceiros|socio comercial;socios comerciales|Partner;Partner|partenaire;partenaires
sponsor;sponsors|patrocinador;patrocinadores|patrocinador;patrocinadores|Sponsor;Sponsoren|sponsor;sponsors
donor;donors|doador;doadores|donante;donantes|Spender;Spender|donateur;donateurs
contract;contracts|contrato;contratos|contrato;contratos|Vertrag;Verträge|contrat;contrats
quote;quotes|orçamento de venda;cotações|presupuesto de venta;cotizaciones|Kostenvoranschlag;Kostenvoranschläge|devis;devis
receipt;receipts|recibo;recibos|recibo;recibos|Quittung;Quittungen|reçu;reçus
complaint;complaints|reclamação;reclamações|queja;quejas|Beschwerde;Beschwerden|réclamation;réclamations
incident;incidents|ocorrência;ocorrências|incidente;incidentes|Vorfall;Vorfälle|incident;incidents
measurement;measurements|medição;medições|medición;mediciones|Messwert;Messwerte|mesure;mesures
sensor;sensors|sensor;sensores|sensor;sensores|Sensor;Sensoren|capteur;capteurs
station;stations|estação;estações|estación;estaciones|Station;Stationen|station;stations
meter;meters|medidor;medidores|contador;contadores|Zähler;Zähler|compteur;compteurs
material;materials|material;materiais|material;materiales|Material;Materialien|matériau;matériaux
construction site;construction sites|obra;obras|obra;obras|Baustelle;Baustellen|chantier;chantiers
apartment;apartments|apartamento;apartamentos|apartamento;apartamentos|Wohnung;Wohnungen|appartement;appartements
house;houses|casa;casas|casa;casas|Haus;Häuser|maison;maisons
office;offices|escritório;escritórios|oficina;oficinas|Büro;Büros|bureau;bureaux
warehouse;warehouses|armazém;armazéns|almacén;almacenes|Lager;Lager|entrepôt;entrepôts
garden;gardens|jardim;jardins|jardín;jardines|Garten;Gärten|jardin;jardins
boat;boats|barco;barcos|barco;barcos|Boot;Boote|bateau;bateaux
bicycle;bicycles|bicicleta;bicicletas|bicicleta;bicicletas|Fahrrad;Fahrräder|vélo;vélos
hike;hikes|trilha;trilhas|ruta de senderismo;rutas de senderismo|Wanderung;Wanderungen|randonnée;randonnées
beach;beaches|praia;praias|playa;playas|Strand;Strände|plage;plages
museum;museums|museu;museus|museo;museos|Museum;Museen|musée;musées
monument;monuments|monumento;monumentos|monumento;monumentos|Sehenswürdigkeit;Sehenswürdigkeiten|monument;monuments
collection;collections|coleção;coleções|colección;colecciones|Sammlung;Sammlungen|collection;collections
painting;paintings|quadro;quadros|cuadro;cuadros|Gemälde;Gemälde|tableau;tableaux
sculpture;sculptures|escultura;esculturas|escultura;esculturas|Skulptur;Skulpturen|sculpture;sculptures
magazine;magazines|revista;revistas|revista;revistas|Zeitschrift;Zeitschriften|revue;revues
podcast;podcasts|podcast;podcasts|pódcast;pódcasts|Podcast;Podcasts|podcast;podcasts
tip;tips|dica;dicas|consejo;consejos|Tipp;Tipps|conseil;conseils
joke;jokes|piada;piadas|chiste;chistes|Witz;Witze|blague;blagues
toy;toys|brinquedo;brinquedos|juguete;juguetes|Spielzeug;Spielzeuge|jouet;jouets
board game;board games|jogo de tabuleiro;jogos de tabuleiro|juego de mesa;juegos de mesa|Brettspiel;Brettspiele|jeu de société;jeux de société
jewel;jewels|joia;joias|joya;joyas|Schmuckstück;Schmuck|bijou;bijoux
dress;dresses|vestido;vestidos|vestido;vestidos|Kleid;Kleider|robe;robes
lamp;lamps|luminária;luminárias|lámpara;lámparas|Lampe;Lampen|lampe;lampes
chair;chairs|cadeira;cadeiras|silla;sillas|Stuhl;Stühle|chaise;chaises
furniture|móveis|muebles|Möbel|meubles
pick-up date;pick-up dates|data de retirada;datas de retirada|fecha de recogida;fechas de recogida|Abholdatum;Abholdaten|date de retrait;dates de retrait
january|janeiro|enero|Januar|janvier
february|fevereiro|febrero|Februar|février
march|março|marzo|März|mars
april|abril|abril|April|avril
may|maio|mayo|Mai|mai
june|junho|junio|Juni|juin
july|julho|julio|Juli|juillet
august|agosto|agosto|August|août
september|setembro|septiembre|September|septembre
october|outubro|octubre|Oktober|octobre
november|novembro|noviembre|November|novembre
december|dezembro|diciembre|Dezember|décembre
club;clubs|clube;clubes|club;clubes|Klub;Klubs|club;clubs
rowing|remo|remo|Rudern|aviron
swimming|natação|natación|Schwimmen|natation
cycling|ciclismo|ciclismo|Radsport|cyclisme
climbing|escalada|escalada|Klettern|escalade
sailing|vela|vela|Segeln|voile
football|futebol|fútbol|Fußball|football
volleyball|vôlei|voleibol|Volleyball|volley
judo|judô|judo|Judo|judo
dance|dança|baile|Tanz|danse
theatre|teatro|teatro|Theater|théâtre
front|frente|anverso|Vorderseite|recto
back|verso|reverso|Rückseite|verso
deck;decks|baralho;baralhos|mazo;mazos|Stapel;Stapel|paquet;paquets
known|sei|sabida|Gewusst|su
example;examples|exemplo;exemplos|ejemplo;ejemplos|Beispiel;Beispiele|exemple;exemples
statistics|estatísticas|estadísticas|Statistik|statistiques
statistics|estatística|estadística|Statistiken|statistique
blood pressure|pressão arterial|presión arterial|Blutdruck|tension artérielle
heart rate|frequência cardíaca|frecuencia cardíaca|Herzfrequenz|fréquence cardiaque
weather station;weather stations|estação meteorológica;estações meteorológicas|estación meteorológica;estaciones meteorológicas|Wetterstation;Wetterstationen|station météo;stations météo
vet;vets|veterinário;veterinários|veterinario;veterinarios|Tierarzt;Tierärzte|vétérinaire;vétérinaires
music school;music schools|escola de música;escolas de música|escuela de música;escuelas de música|Musikschule;Musikschulen|école de musique;écoles de musique
dance school;dance schools|escola de dança;escolas de dança|escuela de baile;escuelas de baile|Tanzschule;Tanzschulen|école de danse;écoles de danse
driving school;driving schools|autoescola;autoescolas|autoescuela;autoescuelas|Fahrschule;Fahrschulen|auto-école;auto-écoles
riding school;riding schools|escola de equitação;escolas de equitação|escuela de equitación;escuelas de equitación|Reitschule;Reitschulen|centre équestre;centres équestres
nursing home;nursing homes|casa de repouso;casas de repouso|residencia de mayores;residencias de mayores|Pflegeheim;Pflegeheime|maison de retraite;maisons de retraite
kindergarten;kindergartens|jardim de infância;jardins de infância|guardería;guarderías|Kindergarten;Kindergärten|crèche;crèches
fire brigade;fire brigades|corpo de bombeiros;bombeiros|cuerpo de bomberos;bomberos|Feuerwehr;Feuerwehren|pompiers;pompiers
pharmacy;pharmacies|farmácia;farmácias|farmacia;farmacias|Apotheke;Apotheken|pharmacie;pharmacies
bookshop;bookshops|livraria;livrarias|librería;librerías|Buchladen;Buchläden|librairie;librairies
law firm;law firms|escritório de advocacia;escritórios de advocacia|bufete de abogados;bufetes de abogados|Anwaltskanzlei;Anwaltskanzleien|cabinet d'avocats;cabinets d'avocats
travel agency;travel agencies|agência de viagens;agências de viagens|agencia de viajes;agencias de viajes|Reisebüro;Reisebüros|agence de voyages;agences de voyages
photographer;photographers|fotógrafo;fotógrafos|fotógrafo;fotógrafos|Fotograf;Fotografen|photographe;photographes
brewery;breweries|cervejaria;cervejarias|cervecería;cervecerías|Brauerei;Brauereien|brasserie;brasseries
farm;farms|fazenda;fazendas|granja;granjas|Bauernhof;Bauernhöfe|ferme;fermes
hospital;hospitals|hospital;hospitais|hospital;hospitales|Krankenhaus;Krankenhäuser|hôpital;hôpitaux
guesthouse;guesthouses|pousada;pousadas|casa rural;casas rurales|Pension;Pensionen|gîte;gîtes
guesthouse;guesthouses|hospedaria;hospedarias|hostal;hostales|Gästehaus;Gästehäuser|maison d'hôtes;maisons d'hôtes
holiday home;holiday homes|casa de temporada;casas de temporada|casa de vacaciones;casas de vacaciones|Ferienwohnung;Ferienwohnungen|maison de vacances;maisons de vacances
project;projects|obra realizada;obras realizadas|trabajo realizado;trabajos realizados|Referenz;Referenzen|réalisation;réalisations
privacy policy;privacy policy|política de privacidade;política de privacidade|política de privacidad;política de privacidad|Datenschutz;Datenschutz|politique de confidentialité;confidentialité
privacy policy;privacy policy|privacidade;privacidade|privacidad;privacidad|Datenschutzerklärung;Datenschutzerklärung|mentions de confidentialité;données personnelles
capacity;capacities|capacidade;capacidades|capacidad;capacidades|Belegung;Belegungen|capacité;capacités
association;associations|associação;associações|asociación;asociaciones|Verein;Vereine|association;associations
number;numbers|número;números|número;números|Nummer;Nummern|numéro;numéros
year;years|ano;anos|año;años|Baujahr;Baujahre|année;années
size;sizes|tamanho;tamanhos|tamaño;tamaños|Größe;Größen|taille;tailles
tenant;tenants|inquilino;inquilinos|inquilino;inquilinos|Pächter;Pächter|locataire;locataires
invited guest;invited guests|convidado;convidados|invitado;invitados|Hochzeitsgast;Hochzeitsgäste|invité;invités
guest list;guest lists|lista de convidados;listas de convidados|lista de invitados;listas de invitados|Gästeliste;Gästelisten|liste d'invités;listes d'invités
meeting;meetings|encontro;encontros|encuentro;encuentros|Treffen;Treffen|rencontre;rencontres
announcement;announcements|aviso;avisos|anuncio;anuncios|Ankündigung;Ankündigungen|annonce;annonces
announcement;announcements|comunicado;comunicados|comunicado;comunicados|Aushang;Aushänge|annonce du club;annonces du club
shopping item;shopping list|item de compra;lista de compras|artículo de compra;lista de la compra|Einkauf;Einkaufsliste|achat à faire;liste de courses
savings goal;savings goals|meta de economia;metas de economia|meta de ahorro;metas de ahorro|Sparziel;Sparziele|objectif d'épargne;objectifs d'épargne
cash book;cash book|livro-caixa;livro-caixa|libro de caja;libro de caja|Vereinskasse;Vereinskasse|caisse;caisse
cash book;cash book|caixa do clube;caixa do clube|caja del club;caja del club|Kasse;Kasse|livre de caisse;livre de caisse
cash book;cash book|caixa da associação;caixa da associação|tesorería;tesorería|Kassenbuch;Kassenbuch|trésorerie;trésorerie
debt;debts|dívida;dívidas|deuda;deudas|Schuld;Schulden|dette;dettes
time entry;time entries|registro de horas;registros de horas|registro de horas;registros de horas|Zeiteintrag;Zeiteinträge|temps passé;temps passés
programme item;programme|programação;programa|programa;programa|Programmpunkt;Programm|programme;programme
`;
