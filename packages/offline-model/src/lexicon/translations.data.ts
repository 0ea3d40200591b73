/** Things in five languages: English, Portuguese, Spanish, German, French; singular and plural. */
export const NOUNS = `
task;tasks|tarefa;tarefas|tarea;tareas|Aufgabe;Aufgaben|tâche;tâches
project;projects|projeto;projetos|proyecto;proyectos|Projekt;Projekte|projet;projets
employee;employees|funcionário;funcionários|empleado;empleados|Mitarbeiter;Mitarbeiter|employé;employés
leave request;leave requests|pedido de férias;pedidos de férias|solicitud de vacaciones;solicitudes de vacaciones|Urlaubsantrag;Urlaubsanträge|demande de congé;demandes de congés
parking space;parking spaces|vaga de garagem;vagas de garagem|plaza de aparcamiento;plazas de aparcamiento|Parkplatz;Parkplätze|place de parking;places de parking
parking session;parking sessions|permanência;permanências|estancia en el parking;estancias en el parking|Parkvorgang;Parkvorgänge|stationnement;stationnements
shift;shifts|turno;turnos|turno;turnos|Schicht;Schichten|créneau;créneaux
attendance entry;attendance|presença;presenças|asistencia;asistencias|Anwesenheit;Anwesenheiten|présence;présences
job;jobs|vaga;vagas|empleo;empleos|Stelle;Stellen|offre d'emploi;offres d'emploi
application;applications|candidatura;candidaturas|solicitud;solicitudes|Bewerbung;Bewerbungen|candidature;candidatures
company;companies|empresa;empresas|empresa;empresas|Unternehmen;Unternehmen|entreprise;entreprises
customer;customers|cliente;clientes|cliente;clientes|Kunde;Kunden|client;clients
deal;deals|negócio;negócios|oportunidad;oportunidades|Geschäft;Geschäfte|affaire;affaires
invoice;invoices|fatura;faturas|factura;facturas|Rechnung;Rechnungen|facture;factures
meeting;meetings|reunião;reuniões|reunión;reuniones|Besprechung;Besprechungen|réunion;réunions
ticket;tickets|chamado;chamados|incidencia;incidencias|Ticket;Tickets|ticket;tickets
document;documents|documento;documentos|documento;documentos|Dokument;Dokumente|document;documents
product;products|produto;produtos|producto;productos|Produkt;Produkte|produit;produits
order;orders|pedido;pedidos|pedido;pedidos|Bestellung;Bestellungen|commande;commandes
item;inventory|item;estoque|artículo;inventario|Artikel;Lagerbestand|article;inventaire
supplier;suppliers|fornecedor;fornecedores|proveedor;proveedores|Lieferant;Lieferanten|fournisseur;fournisseurs
shipment;shipments|envio;envios|envío;envíos|Sendung;Sendungen|envoi;envois
auction;auctions|leilão;leilões|subasta;subastas|Auktion;Auktionen|enchère;enchères
piece;collection|peça;coleção|prenda;colección|Kleidungsstück;Kollektion|pièce;collection
service;services|serviço;serviços|servicio;servicios|Leistung;Leistungen|service;services
offer;offers|oferta;ofertas|oferta;ofertas|Angebot;Angebote|offre;offres
recipe;recipes|receita;receitas|receta;recetas|Rezept;Rezepte|recette;recettes
restaurant;restaurants|restaurante;restaurantes|restaurante;restaurantes|Restaurant;Restaurants|restaurant;restaurants
dish;menu|prato;cardápio|plato;menú|Gericht;Speisekarte|plat;menu
reservation;reservations|reserva;reservas|reserva;reservas|Reservierung;Reservierungen|réservation;réservations
wine;wines|vinho;vinhos|vino;vinos|Wein;Weine|vin;vins
ingredient;ingredients|ingrediente;ingredientes|ingrediente;ingredientes|Zutat;Zutaten|ingrédient;ingrédients
meal;meal plan|refeição;refeições|comida;comidas|Mahlzeit;Mahlzeiten|repas;repas
doctor;doctors|médico;médicos|médico;médicos|Arzt;Ärzte|médecin;médecins
patient;patients|paciente;pacientes|paciente;pacientes|Patient;Patienten|patient;patients
appointment;appointments|consulta;consultas|cita;citas|Termin;Termine|rendez-vous;rendez-vous
medication;medications|medicamento;medicamentos|medicamento;medicamentos|Medikament;Medikamente|médicament;médicaments
reading;health log|registro de saúde;registros de saúde|registro de salud;registros de salud|Gesundheitswert;Gesundheitswerte|mesure;mesures
workout;workouts|treino;treinos|entrenamiento;entrenamientos|Training;Trainings|entraînement;entraînements
class;classes|aula;aulas|clase;clases|Kurs;Kurse|cours;cours
coach;coaches|treinador;treinadores|entrenador;entrenadores|Trainer;Trainer|coach;coachs
member;members|membro;membros|socio;socios|Mitglied;Mitglieder|membre;membres
course;courses|curso;cursos|curso;cursos|Kurs;Kurse|formation;formations
lesson;lessons|lição;lições|lección;lecciones|Lektion;Lektionen|leçon;leçons
student;students|aluno;alunos|alumno;alumnos|Schüler;Schüler|élève;élèves
teacher;teachers|professor;professores|profesor;profesores|Lehrer;Lehrer|professeur;professeurs
grade;grades|nota;notas|calificación;calificaciones|Note;Noten|note;notes
assignment;assignments|trabalho escolar;trabalhos escolares|deber;deberes|Hausaufgabe;Hausaufgaben|devoir;devoirs
book;books|livro;livros|libro;libros|Buch;Bücher|livre;livres
loan;loans|empréstimo;empréstimos|préstamo;préstamos|Ausleihe;Ausleihen|emprunt;emprunts
card;cards|cartão;cartões|tarjeta;tarjetas|Karte;Karten|carte;cartes
destination;destinations|destino;destinos|destino;destinos|Reiseziel;Reiseziele|destination;destinations
tour;tours|passeio;passeios|excursión;excursiones|Tour;Touren|circuit;circuits
hotel;hotels|hotel;hotéis|hotel;hoteles|Hotel;Hotels|hôtel;hôtels
room;rooms|quarto;quartos|habitación;habitaciones|Zimmer;Zimmer|chambre;chambres
booking;bookings|reserva;reservas|reserva;reservas|Buchung;Buchungen|réservation;réservations
flight;flights|voo;voos|vuelo;vuelos|Flug;Flüge|vol;vols
trip;trips|viagem;viagens|viaje;viajes|Reise;Reisen|voyage;voyages
car;cars|carro;carros|coche;coches|Auto;Autos|voiture;voitures
property;properties|imóvel;imóveis|inmueble;inmuebles|Immobilie;Immobilien|bien immobilier;biens immobiliers
tenant;tenants|inquilino;inquilinos|inquilino;inquilinos|Mieter;Mieter|locataire;locataires
event;events|evento;eventos|evento;eventos|Veranstaltung;Veranstaltungen|événement;événements
registration;registrations|inscrição;inscrições|inscripción;inscripciones|Anmeldung;Anmeldungen|inscription;inscriptions
venue;venues|local;locais|lugar;lugares|Veranstaltungsort;Veranstaltungsorte|lieu;lieux
speaker;speakers|palestrante;palestrantes|ponente;ponentes|Referent;Referenten|intervenant;intervenants
vendor;vendors|prestador;prestadores|proveedor local;proveedores locales|Anbieter;Anbieter|prestataire;prestataires
donation;donations|doação;doações|donación;donaciones|Spende;Spenden|don;dons
campaign;campaigns|campanha;campanhas|campaña;campañas|Kampagne;Kampagnen|campagne;campagnes
volunteer;volunteers|voluntário;voluntários|voluntario;voluntarios|Freiwilliger;Freiwillige|bénévole;bénévoles
article;articles|artigo;artigos|artículo;artículos|Artikel;Artikel|article;articles
poem;poems|poema;poemas|poema;poemas|Gedicht;Gedichte|poème;poèmes
episode;episodes|episódio;episódios|episodio;episodios|Folge;Folgen|épisode;épisodes
video;videos|vídeo;vídeos|vídeo;vídeos|Video;Videos|vidéo;vidéos
photo;photos|foto;fotos|foto;fotos|Foto;Fotos|photo;photos
artwork;artworks|obra;obras|obra;obras|Kunstwerk;Kunstwerke|œuvre;œuvres
movie;movies|filme;filmes|película;películas|Film;Filme|film;films
song;songs|música;músicas|canción;canciones|Lied;Lieder|chanson;chansons
artist;artists|artista;artistas|artista;artistas|Künstler;Künstler|artiste;artistes
game;games|jogo;jogos|juego;juegos|Spiel;Spiele|jeu;jeux
playlist;playlists|playlist;playlists|lista de reproducción;listas de reproducción|Playlist;Playlists|playlist;playlists
team;teams|time;times|equipo;equipos|Mannschaft;Mannschaften|équipe;équipes
player;players|jogador;jogadores|jugador;jugadores|Spieler;Spieler|joueur;joueurs
match;matches|partida;partidas|partido;partidos|Spiel;Spiele|match;matchs
pet;pets|animal;animais|mascota;mascotas|Haustier;Haustiere|animal;animaux
plant;plants|planta;plantas|planta;plantas|Pflanze;Pflanzen|plante;plantes
sighting;sightings|observação;observações|avistamiento;avistamientos|Beobachtung;Beobachtungen|observation;observations
crop;crops|cultura;culturas|cultivo;cultivos|Kultur;Kulturen|culture;cultures
note;notes|anotação;anotações|nota;notas|Notiz;Notizen|note;notes
entry;journal|entrada;diário|entrada;diario|Eintrag;Tagebuch|entrée;journal
habit;habits|hábito;hábitos|hábito;hábitos|Gewohnheit;Gewohnheiten|habitude;habitudes
goal;goals|meta;metas|meta;metas|Ziel;Ziele|objectif;objectifs
expense;expenses|despesa;despesas|gasto;gastos|Ausgabe;Ausgaben|dépense;dépenses
transaction;transactions|transação;transações|transacción;transacciones|Buchung;Buchungen|transaction;transactions
budget;budgets|orçamento;orçamentos|presupuesto;presupuestos|Budget;Budgets|budget;budgets
subscription;subscriptions|assinatura;assinaturas|suscripción;suscripciones|Abo;Abos|abonnement;abonnements
link;links|link;links|enlace;enlaces|Link;Links|lien;liens
contact;contacts|contato;contatos|contacto;contactos|Kontakt;Kontakte|contact;contacts
post;posts|publicação;publicações|publicación;publicaciones|Beitrag;Beiträge|publication;publications
topic;topics|tópico;tópicos|tema;temas|Thema;Themen|sujet;sujets
question;questions|pergunta;perguntas|pregunta;preguntas|Frage;Fragen|question;questions
group;groups|grupo;grupos|grupo;grupos|Gruppe;Gruppen|groupe;groupes
idea;ideas|ideia;ideias|idea;ideas|Idee;Ideen|idée;idées
person;people|pessoa;pessoas|persona;personas|Person;Personen|personne;personnes
device;devices|dispositivo;dispositivos|dispositivo;dispositivos|Gerät;Geräte|appareil;appareils
holding;portfolio|ativo;carteira|activo;cartera|Position;Portfolio|titre;portefeuille
case;cases|caso;casos|caso;casos|Fall;Fälle|dossier;dossiers
lawyer;lawyers|advogado;advogados|abogado;abogados|Anwalt;Anwälte|avocat;avocats
driver;drivers|motorista;motoristas|conductor;conductores|Fahrer;Fahrer|chauffeur;chauffeurs
department;departments|departamento;departamentos|departamento;departamentos|Abteilung;Abteilungen|service interne;services internes
forecast;forecasts|previsão;previsões|pronóstico;pronósticos|Vorhersage;Vorhersagen|prévision;prévisions
permit;permits|licença;licenças|permiso;permisos|Genehmigung;Genehmigungen|permis;permis
practice area;practice areas|área de atuação;áreas de atuação|área de práctica;áreas de práctica|Rechtsgebiet;Rechtsgebiete|domaine;domaines
barber;barbers|barbeiro;barbeiros|barbero;barberos|Barbier;Barbiere|barbier;barbiers
table;tables|mesa;mesas|mesa;mesas|Tisch;Tische|table;tables
review;reviews|avaliação;avaliações|reseña;reseñas|Bewertung;Bewertungen|avis;avis
comment;comments|comentário;comentários|comentario;comentarios|Kommentar;Kommentare|commentaire;commentaires
message;messages|mensagem;mensagens|mensaje;mensajes|Nachricht;Nachrichten|message;messages
user;users|usuário;usuários|usuario;usuarios|Benutzer;Benutzer|utilisateur;utilisateurs
request;requests|pedido;pedidos|solicitud;solicitudes|Anfrage;Anfragen|demande;demandes
exam;exams|prova;provas|examen;exámenes|Prüfung;Prüfungen|examen;examens
movement;movements|movimentação;movimentações|movimiento;movimientos|Bewegung;Bewegungen|mouvement;mouvements
coin;coins|moeda;moedas|moneda;monedas|Coin;Coins|cryptomonnaie;cryptomonnaies
membership;memberships|plano de sócio;planos de sócio|membresía;membresías|Mitgliedschaft;Mitgliedschaften|abonnement;abonnements
payment;payments|pagamento;pagamentos|pago;pagos|Zahlung;Zahlungen|paiement;paiements
activity;activities|atividade;atividades|actividad;actividades|Aktivität;Aktivitäten|activité;activités
resource;resources|recurso;recursos|recurso;recursos|Ressource;Ressourcen|ressource;ressources
achievement;achievements|conquista;conquistas|logro;logros|Erfolg;Erfolge|succès;succès
album;discography|álbum;discografia|álbum;discografía|Album;Diskografie|album;discographie
repair order;repair orders|ordem de serviço;ordens de serviço|orden de reparación;órdenes de reparación|Reparaturauftrag;Reparaturaufträge|ordre de réparation;ordres de réparation
`;

/** Fields and options; the same order. */
export const LABELS = `
Name|Nome|Nombre|Name|Nom
Title|Título|Título|Titel|Titre
Status|Situação|Estado|Status|Statut
Description|Descrição|Descripción|Beschreibung|Description
Category|Categoria|Categoría|Kategorie|Catégorie
Picture|Imagem|Imagen|Bild|Image
Notes|Observações|Notas|Notizen|Notes
Email|E-mail|Correo electrónico|E-Mail|E-mail
Price|Preço|Precio|Preis|Prix
Date|Data|Fecha|Datum|Date
Phone|Telefone|Teléfono|Telefon|Téléphone
Type|Tipo|Tipo|Art|Type
Rating|Avaliação|Valoración|Bewertung|Note
About|Sobre|Sobre|Über|À propos
Time|Horário|Hora|Uhrzeit|Heure
Summary|Resumo|Resumen|Zusammenfassung|Résumé
Year|Ano|Año|Jahr|Année
Author|Autor|Autor|Autor|Auteur
Location|Local|Ubicación|Ort|Lieu
Experience|Experiência|Experiencia|Erfahrung|Expérience
Duration|Duração|Duración|Dauer|Durée
Cover|Capa|Portada|Titelbild|Couverture
Area|Área|Área|Fläche|Surface
Start date|Data de início|Fecha de inicio|Startdatum|Date de début
End date|Data de término|Fecha de fin|Enddatum|Date de fin
Amount|Valor|Importe|Betrag|Montant
Subject|Assunto|Asunto|Betreff|Sujet
Address|Endereço|Dirección|Adresse|Adresse
Level|Nível|Nivel|Niveau|Niveau
Genre|Gênero|Género|Genre|Genre
Topic|Tema|Tema|Thema|Sujet
Text|Texto|Texto|Text|Texte
Length|Duração|Duración|Länge|Durée
Due date|Data de entrega|Fecha límite|Fälligkeitsdatum|Échéance
Deadline|Prazo|Fecha límite|Frist|Date limite
Company|Empresa|Empresa|Firma|Entreprise
Posted on|Publicado em|Publicado el|Veröffentlicht am|Publié le
Published on|Publicado em|Publicado el|Veröffentlicht am|Publié le
Value|Valor|Valor|Wert|Valeur
Destination|Destino|Destino|Ziel|Destination
Hourly rate|Preço por hora|Tarifa por hora|Stundensatz|Tarif horaire
Content|Conteúdo|Contenido|Inhalt|Contenu
Age|Idade|Edad|Alter|Âge
Priority|Prioridade|Prioridad|Priorität|Priorité
Progress|Progresso|Progreso|Fortschritt|Progression
Salary|Salário|Salario|Gehalt|Salaire
From|De|Desde|Von|Du
To|Até|Hasta|Bis|Au
Reason|Motivo|Motivo|Grund|Motif
Position|Cargo|Puesto|Position|Poste
Website|Site|Sitio web|Website|Site web
Stage|Etapa|Etapa|Phase|Étape
Room|Sala|Sala|Raum|Salle
Stock|Estoque|Existencias|Bestand|Stock
Quantity|Quantidade|Cantidad|Menge|Quantité
Difficulty|Dificuldade|Dificultad|Schwierigkeit|Difficulté
Instructions|Modo de preparo|Preparación|Zubereitung|Préparation
Calories|Calorias|Calorías|Kalorien|Calories
Date of birth|Data de nascimento|Fecha de nacimiento|Geburtsdatum|Date de naissance
Gender|Gênero|Género|Geschlecht|Genre
Frequency|Frequência|Frecuencia|Häufigkeit|Fréquence
Places|Vagas|Plazas|Plätze|Places
Joined|Desde|Desde|Dabei seit|Membre depuis
Capacity|Capacidade|Capacidad|Kapazität|Capacité
Available|Disponível|Disponible|Verfügbar|Disponible
Place|Lugar|Lugar|Ort|Lieu
Mood|Humor|Ánimo|Stimmung|Humeur
Species|Espécie|Especie|Art|Espèce
Assignee|Responsável|Responsable|Zuständig|Responsable
Department|Departamento|Departamento|Abteilung|Service
Job title|Cargo|Puesto|Funktion|Poste
Requirements|Requisitos|Requisitos|Anforderungen|Exigences
Resume|Currículo|Currículum|Lebenslauf|CV
Cover letter|Carta de apresentação|Carta de presentación|Anschreiben|Lettre de motivation
Industry|Setor|Sector|Branche|Secteur
Reference|Número|Referencia|Nummer|Référence
Items|Itens|Artículos|Artikel|Articles
Total|Total|Total|Summe|Total
SKU|Código|Código|Artikelnummer|Référence
Minimum stock|Estoque mínimo|Existencias mínimas|Mindestbestand|Stock minimum
Unit price|Preço unitário|Precio unitario|Stückpreis|Prix unitaire
Contact person|Contato|Contacto|Ansprechpartner|Contact
Weight|Peso|Peso|Gewicht|Poids
Size|Tamanho|Talla|Größe|Taille
Colour|Cor|Color|Farbe|Couleur
Cooking time|Tempo de preparo|Tiempo de cocción|Kochzeit|Temps de cuisson
Servings|Porções|Porciones|Portionen|Portions
Cuisine|Culinária|Cocina|Küche|Cuisine
Vegetarian|Vegetariano|Vegetariano|Vegetarisch|Végétarien
Guest name|Nome do cliente|Nombre del cliente|Name des Gastes|Nom du client
Guests|Pessoas|Personas|Personen|Personnes
Special requests|Pedidos especiais|Peticiones especiales|Besondere Wünsche|Demandes particulières
Specialty|Especialidade|Especialidad|Fachgebiet|Spécialité
Speciality|Especialidade|Especialidad|Fachgebiet|Spécialité
Consultation fee|Valor da consulta|Precio de la consulta|Honorar|Honoraires
Plan|Plano|Plan|Tarif|Formule
Day|Dia|Día|Tag|Jour
Instructor|Instrutor|Instructor|Dozent|Formateur
Completed|Concluído|Completado|Erledigt|Terminé
Pages|Páginas|Páginas|Seiten|Pages
Country|País|País|Land|Pays
Days|Dias|Días|Tage|Jours
Departure|Partida|Salida|Abreise|Départ
Price per night|Preço por noite|Precio por noche|Preis pro Nacht|Prix par nuit
Amenities|Comodidades|Servicios|Ausstattung|Équipements
Stars|Estrelas|Estrellas|Sterne|Étoiles
Equipment|Equipamento|Equipamiento|Ausstattung|Équipement
Model|Modelo|Modelo|Modell|Modèle
Brand|Marca|Marca|Marke|Marque
Mileage|Quilometragem|Kilometraje|Kilometerstand|Kilométrage
Fuel|Combustível|Combustible|Kraftstoff|Carburant
Transmission|Câmbio|Transmisión|Getriebe|Boîte
Bedrooms|Quartos|Dormitorios|Schlafzimmer|Chambres
Rent|Aluguel|Alquiler|Miete|Loyer
Tickets|Ingressos|Entradas|Karten|Billets
Breed|Raça|Raza|Rasse|Race
Vaccinated|Vacinado|Vacunado|Geimpft|Vacciné
Streak|Sequência|Racha|Serie|Série
Done today|Feito hoje|Hecho hoy|Heute erledigt|Fait aujourd'hui
Reminder|Lembrete|Recordatorio|Erinnerung|Rappel
Birthday|Aniversário|Cumpleaños|Geburtstag|Anniversaire
Tags|Etiquetas|Etiquetas|Schlagwörter|Étiquettes
Account|Conta|Cuenta|Konto|Compte
Limit|Limite|Límite|Grenze|Limite
Spent|Gasto|Gastado|Ausgegeben|Dépensé
Active|Ativo|Activo|Aktiv|Actif
Theme|Tema|Tema|Thema|Thème
Written on|Escrito em|Escrito el|Geschrieben am|Écrit le
Director|Diretor|Director|Regie|Réalisateur
Synopsis|Sinopse|Sinopsis|Inhalt|Synopsis
Biography|Biografia|Biografía|Biografie|Biographie
Reading time|Tempo de leitura|Tiempo de lectura|Lesezeit|Temps de lecture
Condition |Estado|Estado|Zustand|État
Role|Função|Rol|Rolle|Rôle
Added on|Adicionado em|Añadido el|Hinzugefügt am|Ajouté le
Updated on|Atualizado em|Actualizado el|Aktualisiert am|Mis à jour le
Low|Baixa|Baja|Niedrig|Basse
Medium|Média|Media|Mittel|Moyenne
High|Alta|Alta|Hoch|Haute
To do|A fazer|Pendiente|Offen|À faire
In progress|Em andamento|En curso|In Arbeit|En cours
Done|Concluída|Hecho|Erledigt|Terminé
New|Novo|Nuevo|Neu|Nouveau
Open|Aberto|Abierto|Offen|Ouvert
Closed|Fechado|Cerrado|Geschlossen|Fermé
Resolved|Resolvido|Resuelto|Gelöst|Résolu
Planned|Planejado|Planificado|Geplant|Prévu
Finished|Concluído|Terminado|Fertig|Terminé
On hold|Pausado|En pausa|Pausiert|En attente
Requested|Solicitada|Solicitada|Angefragt|Demandée
Confirmed|Confirmada|Confirmada|Bestätigt|Confirmée
Cancelled|Cancelada|Cancelada|Storniert|Annulée
Pending|Pendente|Pendiente|Ausstehend|En attente
Approved|Aprovado|Aprobado|Genehmigt|Approuvé
Rejected|Rejeitado|Rechazado|Abgelehnt|Refusé
Received|Recebida|Recibida|Eingegangen|Reçue
Paid|Pago|Pagado|Bezahlt|Payé
Sent|Enviado|Enviado|Gesendet|Envoyé
Draft|Rascunho|Borrador|Entwurf|Brouillon
Overdue|Atrasado|Vencido|Überfällig|En retard
Beginner|Iniciante|Principiante|Anfänger|Débutant
Intermediate|Intermediário|Intermedio|Mittel|Intermédiaire
Advanced|Avançado|Avanzado|Fortgeschritten|Avancé
Easy|Fácil|Fácil|Einfach|Facile
Hard|Difícil|Difícil|Schwer|Difficile
Moderate|Moderado|Moderado|Mittel|Modéré
Female|Feminino|Femenino|Weiblich|Féminin
Male|Masculino|Masculino|Männlich|Masculin
Other|Outro|Otro|Andere|Autre
Breakfast|Café da manhã|Desayuno|Frühstück|Petit-déjeuner
Lunch|Almoço|Almuerzo|Mittagessen|Déjeuner
Dinner|Jantar|Cena|Abendessen|Dîner
Dessert|Sobremesa|Postre|Nachtisch|Dessert
Snack|Lanche|Merienda|Snack|En-cas
Starters|Entradas|Entrantes|Vorspeisen|Entrées
Mains|Pratos principais|Principales|Hauptgerichte|Plats
Desserts|Sobremesas|Postres|Desserts|Desserts
Food|Alimentação|Comida|Essen|Alimentation
Housing|Moradia|Vivienda|Wohnen|Logement
Transport|Transporte|Transporte|Verkehr|Transport
Leisure|Lazer|Ocio|Freizeit|Loisirs
Health|Saúde|Salud|Gesundheit|Santé
Work|Trabalho|Trabajo|Arbeit|Travail
Family|Família|Familia|Familie|Famille
Friends|Amigos|Amigos|Freunde|Amis
Home|Casa|Hogar|Haus|Maison
Outdoor|Ar livre|Exterior|Draußen|Plein air
Kitchen|Cozinha|Cocina|Küche|Cuisine
Cash|Dinheiro|Efectivo|Bar|Espèces
Transfer|Transferência|Transferencia|Überweisung|Virement
Income|Receita|Ingreso|Einnahme|Revenu
Daily|Diário|Diario|Täglich|Quotidien
Weekly|Semanal|Semanal|Wöchentlich|Hebdomadaire
Monthly|Mensal|Mensual|Monatlich|Mensuel
Yearly|Anual|Anual|Jährlich|Annuel
Full-time|Tempo integral|Tiempo completo|Vollzeit|Temps plein
Part-time|Meio período|Medio tiempo|Teilzeit|Temps partiel
Contract|Contrato|Contrato|Befristet|Contrat
Internship|Estágio|Prácticas|Praktikum|Stage
Remote|Remoto|Remoto|Remote|À distance
Dog|Cachorro|Perro|Hund|Chien
Cat|Gato|Gato|Katze|Chat
Rabbit|Coelho|Conejo|Kaninchen|Lapin
Bird|Pássaro|Pájaro|Vogel|Oiseau
Adopted|Adotado|Adoptado|Vermittelt|Adopté
Reserved|Reservado|Reservado|Reserviert|Réservé
Fiction|Ficção|Ficción|Roman|Fiction
Mystery|Mistério|Misterio|Krimi|Policier
Science|Ciência|Ciencia|Wissenschaft|Sciences
History|História|Historia|Geschichte|Histoire
Poetry|Poesia|Poesía|Lyrik|Poésie
Fantasy|Fantasia|Fantasía|Fantasy|Fantastique
On loan|Emprestado|Prestado|Ausgeliehen|Emprunté
Studio|Estúdio|Estudio|Studio|Studio
Villa|Casa de campo|Chalet|Villa|Villa
For sale|À venda|En venta|Zu verkaufen|À vendre
For rent|Para alugar|En alquiler|Zu vermieten|À louer
Sold|Vendido|Vendido|Verkauft|Vendu
Monday|Segunda|Lunes|Montag|Lundi
Tuesday|Terça|Martes|Dienstag|Mardi
Wednesday|Quarta|Miércoles|Mittwoch|Mercredi
Thursday|Quinta|Jueves|Donnerstag|Jeudi
Friday|Sexta|Viernes|Freitag|Vendredi
Saturday|Sábado|Sábado|Samstag|Samedi
News|Notícias|Noticias|Nachrichten|Actualités
Guides|Guias|Guías|Ratgeber|Guides
Opinion|Opinião|Opinión|Meinung|Opinion
Stories|Histórias|Historias|Geschichten|Récits
Nature|Natureza|Naturaleza|Natur|Nature
Love|Amor|Amor|Liebe|Amour
Music|Música|Música|Musik|Musique
Talk|Palestra|Charla|Vortrag|Conférence
Workshop|Oficina|Taller|Workshop|Atelier
Basic|Básico|Básico|Basis|Essentiel
Popular|Popular|Popular|Beliebt|Populaire
Classic|Clássico|Clásico|Klassisch|Classique
Standard|Padrão|Estándar|Standard|Standard
Large|Grande|Grande|Groß|Grand
Small|Pequeno|Pequeño|Klein|Petit
Special|Especial|Especial|Besonders|Spécial
In use|Em uso|En uso|In Gebrauch|Utilisé
Out of order|Com defeito|Averiado|Defekt|En panne
In stock|Em estoque|En stock|Auf Lager|En stock
Out of stock|Esgotado|Agotado|Ausverkauft|En rupture
Electronics|Eletrônicos|Electrónica|Elektronik|Électronique
Cleaning|Limpeza|Limpieza|Reinigung|Nettoyage
Personal|Pessoal|Personal|Persönlich|Personnel
General|Geral|General|Allgemein|Général
Great|Ótimo|Genial|Super|Super
Good|Bom|Bien|Gut|Bien
Okay|Normal|Normal|Okay|Correct
Inactive|Inativo|Inactivo|Inaktiv|Inactif
Lead|Potencial|Potencial|Interessent|Prospect
Strength|Força|Fuerza|Kraft|Force
Mobility|Mobilidade|Movilidad|Beweglichkeit|Mobilité
Spring|Primavera|Primavera|Frühling|Printemps
Summer|Verão|Verano|Sommer|Été
Autumn|Outono|Otoño|Herbst|Automne
Winter|Inverno|Invierno|Winter|Hiver
Learning|Aprendizado|Aprendizaje|Lernen|Apprentissage
Travel|Viagem|Viaje|Reise|Voyage
All levels|Todos os níveis|Todos los niveles|Alle Stufen|Tous niveaux
Shipped|Enviado|Enviado|Versandt|Expédiée
Delivered|Entregue|Entregado|Zugestellt|Livrée
Placed on|Feito em|Fecha del pedido|Bestellt am|Passée le
Bank transfer|Transferência|Transferencia|Überweisung|Virement
Vacation|Férias|Vacaciones|Urlaub|Congés
Sick leave|Licença médica|Baja médica|Krankheit|Maladie
Parental|Licença parental|Permiso parental|Elternzeit|Congé parental
Unpaid|Não remunerada|No remunerado|Unbezahlt|Sans solde
Cardiology|Cardiologia|Cardiología|Kardiologie|Cardiologie
Dermatology|Dermatologia|Dermatología|Dermatologie|Dermatologie
Paediatrics|Pediatria|Pediatría|Kinderheilkunde|Pédiatrie
General practice|Clínica geral|Medicina general|Allgemeinmedizin|Médecine générale
Orthopaedics|Ortopedia|Ortopedia|Orthopädie|Orthopédie
Paused|Pausado|En pausa|Pausiert|En pause
Expired|Expirado|Caducado|Abgelaufen|Expiré
Daily life|Dia a dia|Día a día|Alltag|Quotidien
Applied on|Enviada em|Enviada el|Beworben am|Envoyée le
Interview|Entrevista|Entrevista|Gespräch|Entretien
Sales|Vendas|Ventas|Vertrieb|Ventes
Engineering|Engenharia|Ingeniería|Technik|Ingénierie
Marketing|Marketing|Marketing|Marketing|Marketing
Support|Suporte|Soporte|Support|Support
Finance|Finanças|Finanzas|Finanzen|Finances
Design|Design|Diseño|Design|Design
Education|Educação|Educación|Bildung|Éducation
Healthcare|Saúde|Salud|Gesundheit|Santé
Technology|Tecnologia|Tecnología|Technik|Technologie
Retail|Varejo|Comercio|Handel|Commerce
Energy|Energia|Energía|Energie|Énergie
Programming|Programação|Programación|Programmieren|Programmation
Business|Negócios|Negocios|Wirtschaft|Affaires
City |Cidade|Ciudad|Stadt|Ville
Mountains|Montanha|Montaña|Berge|Montagne
Countryside|Campo|Campo|Land|Campagne
Petrol|Gasolina|Gasolina|Benzin|Essence
Diesel|Diesel|Diésel|Diesel|Diesel
Hybrid|Híbrido|Híbrido|Hybrid|Hybride
Electric|Elétrico|Eléctrico|Elektrisch|Électrique
Manual|Manual|Manual|Manuell|Manuelle
Automatic|Automático|Automático|Automatik|Automatique
Wi-Fi|Wi-Fi|Wi-Fi|WLAN|Wi-Fi
Pool|Piscina|Piscina|Pool|Piscine
Parking|Estacionamento|Aparcamiento|Parkplatz|Parking
Spa|Spa|Spa|Spa|Spa
Screen|Tela|Pantalla|Bildschirm|Écran
Whiteboard|Quadro branco|Pizarra|Whiteboard|Tableau blanc
Hardware|Hardware|Hardware|Hardware|Matériel
Software|Software|Software|Software|Logiciel
Drama|Drama|Drama|Drama|Drame
Comedy|Comédia|Comedia|Komödie|Comédie
Thriller|Suspense|Suspense|Thriller|Thriller
Sci-Fi|Ficção científica|Ciencia ficción|Science-Fiction|Science-fiction
Once a day|Uma vez ao dia|Una vez al día|Einmal täglich|Une fois par jour
Twice a day|Duas vezes ao dia|Dos veces al día|Zweimal täglich|Deux fois par jour
Three times a day|Três vezes ao dia|Tres veces al día|Dreimal täglich|Trois fois par jour
When needed|Quando necessário|Cuando haga falta|Bei Bedarf|Si besoin
Dosage|Dosagem|Dosis|Dosierung|Dose
Taken today|Tomado hoje|Tomado hoy|Heute genommen|Pris aujourd'hui
With|Com|Con|Bei|Avec
Last visit|Última visita|Última visita|Letzter Besuch|Dernière visite
Blood type|Tipo sanguíneo|Grupo sanguíneo|Blutgruppe|Groupe sanguin
Client |Cliente|Cliente|Kunde|Client
Price from|Preço a partir de|Precio desde|Preis ab|Prix dès
Founded|Fundada em|Fundada en|Gegründet|Fondée en
Logo|Logo|Logo|Logo|Logo
Borrower|Leitor|Lector|Ausgeliehen von|Emprunteur
Borrowed on|Emprestado em|Prestado el|Ausgeliehen am|Emprunté le
Due on|Devolver até|Devolver el|Fällig am|À rendre le
Returned|Devolvido|Devuelto|Zurückgegeben|Rendu
Last contact|Último contato|Último contacto|Letzter Kontakt|Dernier contact
Issued on|Emitida em|Emitida el|Ausgestellt am|Émise le
Target date|Data alvo|Fecha objetivo|Zieldatum|Date visée
Why|Por quê|Por qué|Warum|Pourquoi
Career|Carreira|Carrera|Beruf|Carrière
Money|Dinheiro|Dinero|Geld|Argent
Not started|Não iniciado|Sin empezar|Nicht begonnen|Pas commencé
On track|No caminho|En marcha|Im Plan|En bonne voie
Behind|Atrasado|Retrasado|Im Rückstand|En retard
Reached|Alcançado|Alcanzado|Erreicht|Atteint
Valid until|Válido até|Válido hasta|Gültig bis|Valable jusqu'au
New customers|Novos clientes|Clientes nuevos|Neukunden|Nouveaux clients
Seasonal|Sazonal|De temporada|Saisonal|De saison
Branch|Filial|Sucursal|Filiale|Agence
Channel|Canal|Canal|Kanal|Canal
Online|Online|En línea|Online|En ligne
North|Norte|Norte|Nord|Nord
South|Sul|Sur|Süd|Sud
Centre|Centro|Centro|Mitte|Centre
Harbour|Porto|Puerto|Hafen|Port
Badge|Escudo|Escudo|Wappen|Écusson
Wins|Vitórias|Victorias|Siege|Victoires
Losses|Derrotas|Derrotas|Niederlagen|Défaites
Mathematics|Matemática|Matemáticas|Mathematik|Mathématiques
Home team|Time da casa|Equipo local|Heimteam|Équipe à domicile
Away team|Time visitante|Equipo visitante|Gastteam|Équipe visiteuse
Upcoming|Em breve|Próximo|Bevorstehend|À venir
Live|Ao vivo|En directo|Live|En direct
Result|Resultado|Resultado|Ergebnis|Résultat
Tickets from|Ingressos desde|Entradas desde|Tickets ab|Billets dès
Opened on|Aberto em|Abierto el|Geöffnet am|Ouvert le
Reported by|Relatado por|Informado por|Gemeldet von|Signalé par
Donor|Doador|Donante|Spender|Donateur
House|Casa|Casa|Haus|Maison
Building|Prédio|Edificio|Gebäude|Bâtiment
`;
