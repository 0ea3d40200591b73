/**
 * Names of fields: English, Portuguese, Spanish, German, French.
 *
 * `where > word` as in the options, and `label > word` where an option is the same word; `where` can be the field that
 * names the record too.
 */
export const MORE_LABELS = `
Plate number|Placa|Matrícula|Kennzeichen|Immatriculation
Space|Vaga|Plaza|Stellplatz|Place
Mechanic|Mecânico|Mecánico|Mechaniker|Mécanicien
Ready on|Pronto em|Listo el|Fertig am|Prêt le
Checked in|Entrada|Entrada|Einfahrt|Entrée
Checked out|Saída|Salida|Ausfahrt|Sortie
Other amount|Outro valor|Otro importe|Anderer Betrag|Autre montant
How often|Com que frequência|Con qué frecuencia|Wie oft|À quelle fréquence
Close date|Data de fechamento|Fecha de cierre|Abschlussdatum|Date de clôture
Probability|Probabilidade|Probabilidad|Wahrscheinlichkeit|Probabilité
Organiser|Organizador|Organizador|Veranstalter|Organisateur
Platform|Plataforma|Plataforma|Plattform|Plateforme
Opening hours|Horário de funcionamento|Horario de apertura|Öffnungszeiten|Horaires d'ouverture
For|Para|Para|Für|Pour
invoice, Month > Due date|Vencimento|Vencimiento|Fällig am|Échéance
Vaccine > Due date|Próxima dose|Próxima dosis|Nächste Impfung|Prochain rappel
teacher, grade, assignment, exam > Subject|Disciplina|Asignatura|Fach|Matière
assignment, exam > Instructions|Instruções|Instrucciones|Anleitung|Consignes
bid > Placed on|Feito em|Hecha el|Geboten am|Placée le
label > Opened on|Aberto em|Abierto el|Eröffnet am|Ouvert le
snippet > Language|Linguagem|Lenguaje|Sprache|Langage
lostItem > Item|Objeto|Objeto|Gegenstand|Objet
checklistItem > Item|Item|Elemento|Punkt|Élément
pet > Gender|Sexo|Sexo|Geschlecht|Sexe
Interviewer|Entrevistador|Entrevistador|Gesprächsleitung|Recruteur
document > Owner|Responsável|Responsable|Verantwortlich|Responsable
Tracking number|Código de rastreio|Número de seguimiento|Sendungsnummer|Numéro de suivi
Recipient|Destinatário|Destinatario|Empfänger|Destinataire
Origin|Origem|Origen|Herkunft|Origine
Expected on|Previsto para|Previsto el|Erwartet am|Prévu le
Seller|Vendedor|Vendedor|Verkäufer|Vendeur
Ends on|Termina em|Termina el|Endet am|Se termine le
Price level|Faixa de preço|Nivel de precios|Preisklasse|Gamme de prix
Tasting notes|Notas de degustação|Notas de cata|Verkostungsnotiz|Notes de dégustation
Best before|Validade|Consumo preferente|Mindestens haltbar bis|À consommer avant
Bought|Comprado|Comprado|Gekauft|Acheté
Meal type|Tipo de refeição|Tipo de comida|Mahlzeit|Type de repas
mealPlan > Meal|Refeição|Plato|Gericht|Plat
Protein|Proteína|Proteínas|Eiweiß|Protéines
Average grade|Média|Nota media|Notendurchschnitt|Moyenne
Guardian|Responsável|Tutor|Erziehungsberechtigte|Responsable légal
student > Class|Turma|Clase|Klasse|Classe
flight > Class|Classe|Clase|Klasse|Classe
Points|Pontos|Puntos|Punkte|Points
Best season|Melhor época|Mejor época|Beste Reisezeit|Meilleure saison
Daily budget|Orçamento diário|Presupuesto diario|Tagesbudget|Budget par jour
Places left|Vagas restantes|Plazas libres|Freie Plätze|Places restantes
Departure date|Data de partida|Fecha de salida|Abflugdatum|Date de départ
Departure time|Hora de partida|Hora de salida|Abflugzeit|Heure de départ
flight > Number|Número do voo|Número de vuelo|Flugnummer|Numéro de vol
flight > To|Para|A|Nach|Vers
transitLine > To|Para|Hasta|Nach|Vers
flight, transitLine > From|De|Desde|Von|De
guestbookEntry > From|De onde|De dónde|Aus|D'où
Seats left|Lugares restantes|Asientos libres|Freie Sitzplätze|Places restantes
Free seats|Lugares livres|Asientos libres|Freie Plätze|Places libres
Lease start|Início do contrato|Inicio del contrato|Mietbeginn|Début du bail
Lease end|Fim do contrato|Fin del contrato|Mietende|Fin du bail
View|Vista|Vistas|Aussicht|Vue
Talk time|Horário da palestra|Hora de la charla|Vortragszeit|Heure de l'intervention
speaker > Stage|Palco|Escenario|Bühne|Scène
Raised|Arrecadado|Recaudado|Gesammelt|Récolté
volunteer, activityLog > Area|Área|Área|Bereich|Domaine
lawCase, lawyer > Area|Área|Área|Rechtsgebiet|Domaine
Available on|Disponível em|Disponible|Verfügbar|Disponibilité
Since|Desde|Desde|Seit|Depuis
podcast > Guest|Convidado|Invitado|Gast|Invité
Show notes|Notas do episódio|Notas del episodio|Notizen zur Folge|Notes de l'épisode
Views|Visualizações|Visualizaciones|Aufrufe|Vues
Taken on|Tirada em|Tomada el|Aufgenommen am|Prise le
artwork > Medium|Técnica|Técnica|Technik|Technique
artist > Field|Área|Disciplina|Bereich|Discipline
crop > Field|Campo|Parcela|Feld|Parcelle
Poster|Cartaz|Cartel|Plakat|Affiche
Lyrics|Letra|Letra|Liedtext|Paroles
Release year|Ano de lançamento|Año de lanzamiento|Erscheinungsjahr|Année de sortie
Made by|Feita por|Creada por|Erstellt von|Créée par
Film|Filme|Película|Film|Film
Hall|Sala|Sala|Saal|Salle
player > Position|Posição|Posición|Position|Poste
player > Goals|Gols|Goles|Tore|Buts
player > Number|Camisa|Dorsal|Rückennummer|Numéro
plant > Light|Luminosidade|Luz necesaria|Lichtbedarf|Lumière
Water every|Regar a cada|Regar cada|Gießen alle|Arroser tous les
Last watered|Última rega|Último riego|Zuletzt gegossen|Dernier arrosage
Care notes|Cuidados|Cuidados|Pflegehinweise|Conseils d'entretien
Count|Quantidade|Cantidad|Anzahl|Nombre
Habitat|Habitat|Hábitat|Lebensraum|Habitat
Sown on|Semeado em|Sembrado el|Gesät am|Semé le
Harvest on|Colheita em|Cosecha el|Ernte am|Récolte le
Yield|Rendimento|Rendimiento|Ertrag|Rendement
Pinned|Fixada|Fijada|Angeheftet|Épinglée
Provider|Fornecedor|Proveedor|Anbieter|Fournisseur
Billing|Cobrança|Facturación|Abrechnung|Facturation
Next payment|Próximo pagamento|Próximo pago|Nächste Zahlung|Prochain paiement
Asked by|Perguntado por|Preguntado por|Gefragt von|Demandé par
Asked on|Perguntado em|Preguntado el|Gefragt am|Demandé le
Details|Detalhes|Detalles|Einzelheiten|Détails
Meets|Encontros|Encuentros|Treffen|Rencontres
Submitted on|Enviado em|Enviado el|Eingereicht am|Soumis le
Last seen|Visto por último|Última conexión|Zuletzt gesehen|Vu pour la dernière fois
Symbol|Símbolo|Símbolo|Symbol|Symbole
Shares|Cotas|Participaciones|Anteile|Parts
Buy price|Preço de compra|Precio de compra|Kaufpreis|Prix d'achat
Change|Variação|Variación|Veränderung|Variation
Bought on|Comprado em|Comprado el|Gekauft am|Acheté le
Next hearing|Próxima audiência|Próxima vista|Nächste Verhandlung|Prochaine audience
Licence until|Habilitação até|Carné hasta|Führerschein bis|Permis jusqu'au
Head|Chefia|Responsable|Leitung|Responsable
weather > Condition|Tempo|Tiempo|Wetter|Temps
patient > Condition|Diagnóstico|Diagnóstico|Diagnose|Diagnostic
Applicant|Solicitante|Solicitante|Antragsteller|Demandeur
Decision by|Decisão até|Decisión antes del|Entscheidung bis|Décision avant le
Lead lawyer|Advogado responsável|Abogado responsable|Leitender Anwalt|Avocat responsable
First consultation|Primeira consulta|Primera consulta|Erstberatung|Première consultation
What we do|O que fazemos|Qué hacemos|Was wir tun|Ce que nous faisons
Last active|Último acesso|Última actividad|Zuletzt aktiv|Dernière activité
Action|Ação|Acción|Aktion|Action
Released on|Lançado em|Publicado el|Erschienen am|Sorti le
Tracks|Faixas|Pistas|Titel|Titres
Label|Etiqueta|Etiqueta|Bezeichnung|Libellé
album > Label|Gravadora|Discográfica|Label|Label
Total points|Total de pontos|Puntos totales|Gesamtpunkte|Total des points
Direction|Sentido|Sentido|Richtung|Sens
stockMovement > Direction|Tipo|Tipo|Richtung|Sens
When|Quando|Cuándo|Wenn|Quand
Then|Então|Entonces|Dann|Alors
automation, device > Room|Cômodo|Habitación|Raum|Pièce
Last run|Última execução|Última ejecución|Zuletzt ausgeführt|Dernière exécution
Contact email|E-mail de contato|Correo de contacto|Kontakt-E-Mail|E-mail de contact
Neighbour|Vizinho|Vecino|Nachbar|Voisin
Inspector|Inspetor|Inspector|Prüfer|Contrôleur
Recorded by|Registrado por|Registrado por|Erfasst von|Noté par
Next inspection|Próxima inspeção|Próxima inspección|Nächste Prüfung|Prochain contrôle
Street|Rua|Calle|Straße|Rue
Needed on|Necessário em|Necesario el|Benötigt am|Nécessaire le
Needed by|Necessário até|Necesario antes del|Benötigt bis|Nécessaire avant le
Accepts|Aceita|Acepta|Nimmt an|Accepte
Open now|Aberto agora|Abierto ahora|Jetzt geöffnet|Ouvert maintenant
Line|Linha|Línea|Linie|Ligne
First departure|Primeira partida|Primera salida|Erste Abfahrt|Premier départ
Last departure|Última partida|Última salida|Letzte Abfahrt|Dernier départ
Every|A cada|Cada|Alle|Tous les
Backers|Apoiadores|Mecenas|Unterstützer|Contributeurs
rewardTier > Left|Restantes|Restantes|Verfügbar|Restants
Period|Período|Período|Zeitraum|Période
Includes|Inclui|Incluye|Enthält|Comprend
Market cap|Valor de mercado|Capitalización|Marktkapitalisierung|Capitalisation
cryptoCoin > Holding|Saldo|Saldo|Bestand|Solde
Earned|Conquistado|Conseguido|Erreicht|Obtenu
Earned on|Conquistado em|Conseguido el|Erreicht am|Obtenu le
Trend|Tendência|Tendencia|Trend|Tendance
Bidder|Licitante|Pujador|Bieter|Enchérisseur
Payer|Pagador|Pagador|Zahler|Payeur
Method|Forma de pagamento|Forma de pago|Zahlungsart|Mode de paiement
Vaccine|Vacina|Vacuna|Impfstoff|Vaccin
Given on|Entregue em|Entregado el|Ausgegeben am|Remis le
Vaccine > Given on|Aplicada em|Administrada el|Verabreicht am|Administré le
Batch|Lote|Lote|Charge|Lot
Admitted on|Internado em|Ingreso|Aufgenommen am|Admis le
Discharged on|Alta em|Alta|Entlassen am|Sorti le
Number of beds|Número de leitos|Número de camas|Anzahl Betten|Nombre de lits
Floor|Andar|Planta|Stockwerk|Étage
Weekly hours|Horas semanais|Horas semanales|Wochenstunden|Heures par semaine
Marks|Nota|Nota|Punkte|Note
Parts|Peças|Piezas|Teile|Pièces
Labour|Mão de obra|Mano de obra|Arbeitskosten|Main-d'œuvre
Born|Nascimento|Nacimiento|Geboren|Né le
Returned on|Devolvido em|Devuelto el|Zurückgegeben am|Rendu le
Problem|Problema|Problema|Problem|Problème
Reported on|Comunicado em|Notificado el|Gemeldet am|Signalé le
Billed|Faturado|Facturado|Abgerechnet|Facturé
Kilometres|Quilômetros|Kilómetros|Kilometer|Kilomètres
Policy number|Número da apólice|Número de póliza|Policennummer|Numéro de police
label > Premium|Prêmio|Prima|Beitrag|Prime
Renewal date|Data de renovação|Fecha de renovación|Verlängerung am|Date de renouvellement
Note|Observação|Nota|Notiz|Note
Litres|Litros|Litros|Liter|Litres
Odometer|Hodômetro|Cuentakilómetros|Kilometerstand|Kilométrage
Alert level|Nível de alerta|Nivel de alerta|Alarmstufe|Niveau d'alerte
Warning level|Nível de aviso|Nivel de aviso|Warnstufe|Niveau d'avertissement
Risk level|Nível de risco|Nivel de riesgo|Risikostufe|Niveau de risque
Danger level|Nível de perigo|Nivel de peligro|Gefahrenstufe|Niveau de danger
Threat level|Nível de ameaça|Nivel de amenaza|Bedrohungsstufe|Niveau de menace
Noise level|Nível de ruído|Nivel de ruido|Lautstärke|Niveau sonore
Stress level|Nível de estresse|Nivel de estrés|Stresslevel|Niveau de stress
Energy level|Nível de energia|Nivel de energía|Energielevel|Niveau d'énergie
Activity level|Nível de atividade|Nivel de actividad|Aktivitätslevel|Niveau d'activité
Spice level|Nível de picância|Nivel de picante|Schärfe|Niveau d'épices
Access level|Nível de acesso|Nivel de acceso|Zugriffsstufe|Niveau d'accès
Security level|Nível de segurança|Nivel de seguridad|Sicherheitsstufe|Niveau de sécurité
Water level status|Nível da água|Nivel del agua|Wasserstand|Niveau d'eau
Blood group|Grupo sanguíneo|Grupo sanguíneo|Blutgruppe|Groupe sanguin
Skin type|Tipo de pele|Tipo de piel|Hauttyp|Type de peau
Soil type|Tipo de solo|Tipo de suelo|Bodenart|Type de sol
Vehicle type|Tipo de veículo|Tipo de vehículo|Fahrzeugtyp|Type de véhicule
Ticket type|Tipo de ingresso|Tipo de entrada|Kartenart|Type de billet
Event type|Tipo de evento|Tipo de evento|Art der Veranstaltung|Type d'événement
Waste type|Tipo de resíduo|Tipo de residuo|Abfallart|Type de déchet
Visit type|Tipo de visita|Tipo de visita|Art des Besuchs|Type de visite
Treatment type|Tipo de tratamento|Tipo de tratamiento|Art der Behandlung|Type de soin
Property type|Tipo de imóvel|Tipo de inmueble|Immobilientyp|Type de bien
Payment status|Situação do pagamento|Estado del pago|Zahlungsstatus|Statut du paiement
Order status|Situação do pedido|Estado del pedido|Bestellstatus|Statut de la commande
Delivery status|Situação da entrega|Estado de la entrega|Lieferstatus|Statut de la livraison
Loan status|Situação do empréstimo|Estado del préstamo|Ausleihstatus|Statut du prêt
Rental status|Situação do aluguel|Estado del alquiler|Mietstatus|Statut de la location
Booking status|Situação da reserva|Estado de la reserva|Buchungsstatus|Statut de la réservation
Repair status|Situação do reparo|Estado de la reparación|Reparaturstatus|Statut de la réparation
Marital status|Estado civil|Estado civil|Familienstand|État civil
T-shirt size|Tamanho da camiseta|Talla de camiseta|T-Shirt-Größe|Taille de t-shirt
Days of the week|Dias da semana|Días de la semana|Wochentage|Jours de la semaine
Age group|Faixa etária|Grupo de edad|Altersgruppe|Tranche d'âge
Time of day|Período do dia|Momento del día|Tageszeit|Moment de la journée
Wind direction|Direção do vento|Dirección del viento|Windrichtung|Direction du vent
Moon phase|Fase da lua|Fase lunar|Mondphase|Phase de la lune
Power source|Fonte de energia|Fuente de energía|Stromquelle|Source d'énergie
Cabin class|Classe|Clase|Kabinenklasse|Classe
Licence class|Categoria da habilitação|Clase de carné|Führerscheinklasse|Catégorie de permis
License class|Categoria da habilitação|Clase de carné|Führerscheinklasse|Catégorie de permis
Weather|Tempo|Tiempo|Wetter|Météo
Tide|Maré|Marea|Gezeiten|Marée
Voice|Voz|Voz|Stimme|Voix
Belt|Faixa|Cinturón|Gürtel|Ceinture
Surface|Piso|Superficie|Belag|Surface
Roast|Torra|Tueste|Röstung|Torréfaction
Instrumentation|Instrumentação|Instrumentación|Besetzung|Instrumentation
Terrain|Terreno|Terreno|Gelände|Terrain
Sex|Sexo|Sexo|Geschlecht|Sexe
unit > days|dias|días|Tage|jours
unit > hours|horas|horas|Stunden|heures
unit > years|anos|años|Jahre|ans
unit > people|pessoas|personas|Personen|personnes
Coming|Vem|Viene|Kommt|Présence
Table|Mesa|Mesa|Tisch|Table
Urgent|Urgente|Urgente|Dringend|Urgent
savingsGoal > Saved|Guardado|Ahorrado|Gespart|Épargné
Target|Meta|Meta|Ziel|Objectif
Shop|Loja|Tienda|Laden|Magasin
Client|Cliente|Cliente|Kunde|Client
Project|Projeto|Proyecto|Projekt|Projet
Hours|Horas|Horas|Stunden|Heures
Billable|Faturável|Facturable|Abrechenbar|Facturable
Owed to|Devido a|Se debe a|Geschuldet an|Dû à
Performer|Artista|Artista|Auftritt|Artiste
RSVP status|Confirmação|Confirmación|Zusage|Réponse à l'invitation
Attendance status|Presença confirmada|Asistencia confirmada|Teilnahme|Présence confirmée
Meal choice|Escolha do prato|Elección del menú|Menüwahl|Choix du menu
Meal preference|Preferência de refeição|Preferencia de comida|Essenswunsch|Préférence de repas
Menu choice|Escolha do menu|Menú elegido|Gewähltes Menü|Menu choisi
Dinner choice|Escolha do jantar|Cena elegida|Gewähltes Abendessen|Dîner choisi
RSVP|Confirmação de presença|Confirmación de asistencia|Rückmeldung|RSVP
Attending|Participa|Asiste|Nimmt teil|Participe
`;
