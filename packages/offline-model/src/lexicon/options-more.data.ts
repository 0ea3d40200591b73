/** More of what people choose from; the same form. */
export const MORE_CHOICES = `
One-time|Única|Puntual|Einmalig|Ponctuel
Store|Loja|Tienda|Laden|Boutique
Bakery|Padaria|Panadería|Backwaren|Boulangerie
Cooking|Culinária|Cocina|Kochen|Cuisine
Settings|Configurações|Ajustes|Einstellungen|Paramètres
Admin|Administrador|Administrador|Administrator|Administrateur
pet > Female|Fêmea|Hembra|Weiblich|Femelle
pet > Male|Macho|Macho|Männlich|Mâle
document > Contract|Contrato|Contrato|Vertrag|Contrat
permit > Building|Construção|Obras|Bau|Construction
helpRequest > Company|Companhia|Compañía|Gesellschaft|Compagnie
stockItem > Low|Baixo|Bajo|Knapp|Faible
Mood > Low|Desanimado|Bajo|Gedrückt|Morose
room, Size > Medium|Médio|Mediano|Mittel|Moyen
crop > Ready|Pronto|Listo|Erntereif|À récolter
Policy number > Car|Automóvel|Coche|Kfz|Auto
Policy number > Home|Residencial|Hogar|Hausrat|Habitation
product > Home|Casa|Hogar|Wohnen|Maison
habit > Home|Casa|Hogar|Haushalt|Maison
poem > Time|Tempo|Tiempo|Zeit|Temps
photo > People|Pessoas|Gente|Menschen|Gens
Subject > Science|Ciências|Ciencias|Naturwissenschaften|Sciences
match > Finished|Encerrada|Finalizado|Beendet|Terminé
treat > Special|Especial|Especial|Spezial|Spécial
idea > Service|Serviço|Servicio|Service|Service
attendance > Remote|Remoto|En remoto|Homeoffice|Télétravail
Account > Cash|Dinheiro|Efectivo|Bargeld|Espèces
Manager|Gerente|Gerente|Leitung|Responsable
Editor|Editor|Editor|Redaktion|Éditeur
Viewer|Leitor|Lector|Lesezugriff|Lecteur
Invited|Convidado|Invitado|Eingeladen|Invité
Deactivated|Desativado|Desactivado|Deaktiviert|Désactivé
Sign-in|Acesso|Acceso|Anmeldung|Connexion
Few left|Últimos ingressos|Últimas entradas|Wenige übrig|Derniers billets
Sold out|Esgotado|Agotado|Ausverkauft|Complet
In|Entrada|Entrada|Eingang|Entrée
Out|Saída|Salida|Ausgang|Sortie
Correction|Correção|Corrección|Korrektur|Correction
Living room|Sala de estar|Salón|Wohnzimmer|Salon
Bedroom|Quarto|Dormitorio|Schlafzimmer|Chambre
automation > Hall|Corredor|Pasillo|Flur|Couloir
Bag|Bolsa|Bolso|Tasche|Sac
Clothing|Roupas|Ropa|Kleidung|Vêtements
Keys|Chaves|Llaves|Schlüssel|Clés
Reported|Comunicado|Notificado|Gemeldet|Signalé
Found|Encontrado|Encontrado|Gefunden|Trouvé
Shopping|Compras|Compras|Einkaufen|Courses
Phones|Celulares|Teléfonos|Telefone|Téléphones
Batteries|Pilhas e baterias|Pilas y baterías|Batterien|Piles
Computers|Computadores|Ordenadores|Computer|Ordinateurs
Appliances|Eletrodomésticos|Electrodomésticos|Haushaltsgeräte|Électroménager
Bus|Ônibus|Autobús|Bus|Bus
Tram|Bonde|Tranvía|Straßenbahn|Tramway
Metro|Metrô|Metro|U-Bahn|Métro
Train|Trem|Tren|Zug|Train
On time|No horário|Puntual|Pünktlich|À l'heure
Delays|Atrasos|Retrasos|Verspätungen|Retards
Suspended|Suspensa|Suspendida|Eingestellt|Interrompue
Call|Ligação|Llamada|Anruf|Appel
Visit|Visita|Visita|Besuch|Visite
Desk|Mesa de trabalho|Escritorio|Arbeitsplatz|Bureau
Bronze|Bronze|Bronce|Bronze|Bronze
Silver|Prata|Plata|Silber|Argent
Gold|Ouro|Oro|Gold|Or
Rising|Em alta|En alza|Steigend|En hausse
Steady|Estável|Estable|Stabil|Stable
Falling|Em queda|En descenso|Fallend|En baisse
Tide > Rising|Enchendo|Subiendo|Auflaufend|Montante
Tide > Falling|Vazando|Bajando|Ablaufend|Descendante
Array|Lista|Lista|Liste|Tableau
Network|Rede|Red|Netzwerk|Réseau
Layout|Layout|Maquetación|Layout|Mise en page
Highest|Maior lance|Puja más alta|Höchstgebot|Plus haute
Outbid|Superado|Superada|Überboten|Dépassée
bid > Won|Arrematado|Ganada|Zuschlag erhalten|Remportée
Credit card|Cartão de crédito|Tarjeta de crédito|Kreditkarte|Carte bancaire
Refunded|Reembolsado|Reembolsado|Erstattet|Remboursé
Admitted|Internado|Ingresado|Aufgenommen|Hospitalisé
Discharged|Alta|De alta|Entlassen|Sorti
Free|Livre|Libre|Frei|Libre
Occupied|Ocupado|Ocupada|Belegt|Occupé
Out of service|Fora de uso|Fuera de servicio|Außer Betrieb|Hors service
Waiting for parts|Aguardando peças|A la espera de piezas|Wartet auf Teile|En attente de pièces
Passed|Aprovado|Superada|Bestanden|Réussi
Minor defects|Pequenos defeitos|Defectos leves|Kleine Mängel|Défauts mineurs
Failed|Reprovado|No superada|Nicht bestanden|Échoué
In repair|Em reparo|En reparación|In Reparatur|En réparation
Lapsed|Vencida|Vencida|Erloschen|Échue
Sunday|Domingo|Domingo|Sonntag|Dimanche
Minor|Leve|Leve|Gering|Mineure
Major|Grave|Grave|Erheblich|Majeure
Critical|Crítica|Crítica|Kritisch|Critique
Bad|Ruim|Mal|Schlecht|Mauvaise
Limited|Limitado|Limitado|Begrenzt|Limité
In person|Presencial|Presencial|Vor Ort|En présentiel
On site|Presencial|Presencial|Vor Ort|Sur place
Morning|Manhã|Mañana|Vormittag|Matin
Afternoon|Tarde|Tarde|Nachmittag|Après-midi
Evening|Fim de tarde|Tarde-noche|Abend|Soir
Night|Noite|Noche|Nacht|Nuit
Shift > Morning|Manhã|Mañana|Frühschicht|Matin
Shift > Afternoon|Tarde|Tarde|Spätschicht|Après-midi
Shift > Night|Noite|Noche|Nachtschicht|Nuit
East|Leste|Este|Ost|Est
West|Oeste|Oeste|West|Ouest
Unavailable|Indisponível|No disponible|Nicht verfügbar|Indisponible
Public|Público|Público|Öffentlich|Public
Private|Privado|Privado|Privat|Privé
Express|Expresso|Exprés|Express|Express
Recommended|Recomendado|Recomendado|Empfohlen|Recommandé
Teamwork|Trabalho em equipe|Trabajo en equipo|Teamarbeit|Travail d'équipe
Planning|Planejamento|Planificación|Planung|Planification
Air conditioning|Ar-condicionado|Aire acondicionado|Klimaanlage|Climatisation
Emergency|Emergência|Urgencias|Notfall|Urgence
Gluten-free|Sem glúten|Sin gluten|Glutenfrei|Sans gluten
Vegan|Vegano|Vegano|Vegan|Végan
Nuts|Nozes|Frutos secos|Nüsse|Fruits à coque
Gluten|Glúten|Gluten|Gluten|Gluten
None|Nenhuma|Ninguna|Keine|Aucune
Projector|Projetor|Proyector|Beamer|Projecteur
Equipment > Speakers|Caixas de som|Altavoces|Lautsprecher|Haut-parleurs
Beginners|Iniciantes|Principiantes|Anfänger|Débutants
Practice|Prática|Práctica|Praxis|Pratique
Theory|Teoria|Teoría|Theorie|Théorie
Group A|Grupo A|Grupo A|Gruppe A|Groupe A
Group B|Grupo B|Grupo B|Gruppe B|Groupe B
Group C|Grupo C|Grupo C|Gruppe C|Groupe C
A|A|A|A|A
Considerable|Considerável|Considerable|Erheblich|Considérable
Guarded|Moderado|Moderado|Mäßig|Modéré
Elevated|Elevado|Elevado|Erhöht|Élevé
Quiet|Silencioso|Silencioso|Leise|Silencieux
Loud|Barulhento|Ruidoso|Laut|Bruyant
Mild|Suave|Suave|Mild|Doux
Spice level > Medium|Médio|Medio|Mittelscharf|Moyen
Hot|Picante|Picante|Scharf|Épicé
Very hot|Muito picante|Muy picante|Sehr scharf|Très épicé
Internal|Interno|Interno|Intern|Interne
Confidential|Confidencial|Confidencial|Vertraulich|Confidentiel
Normal|Normal|Normal|Normal|Normal
Dry|Seca|Seca|Trocken|Sèche
Oily|Oleosa|Grasa|Fettig|Grasse
Combination|Mista|Mixta|Mischhaut|Mixte
Sensitive|Sensível|Sensible|Empfindlich|Sensible
Loam|Franco|Franco|Lehm|Limon
Sand|Areia|Arena|Sand|Sable
Clay|Argila|Arcilla|Ton|Argile
Surface > Clay|Saibro|Tierra batida|Sand|Terre battue
Peat|Turfa|Turba|Torf|Tourbe
Van|Van|Furgoneta|Transporter|Camionnette
Truck|Caminhão|Camión|Lastwagen|Camion
Motorcycle|Moto|Moto|Motorrad|Moto
Adult|Adulto|Adulto|Erwachsene|Adulte
Senior|Idoso|Mayor|Senior|Senior
Teenagers|Adolescentes|Adolescentes|Jugendliche|Adolescents
Adults|Adultos|Adultos|Erwachsene|Adultes
Seniors|Idosos|Mayores|Senioren|Seniors
Paper|Papel|Papel|Papier|Papier
Glass|Vidro|Vidrio|Glas|Verre
Plastic|Plástico|Plástico|Plastik|Plastique
Metal|Metal|Metal|Metall|Métal
Organic|Orgânico|Orgánico|Bioabfall|Organique
Residual|Rejeito|Resto|Restmüll|Résiduel
First visit|Primeira visita|Primera visita|Erstbesuch|Première visite
Follow-up|Retorno|Seguimiento|Folgetermin|Suivi
Check-up|Check-up|Revisión|Vorsorge|Bilan
Consultation|Consulta|Consulta|Beratung|Consultation
Surgery|Cirurgia|Cirugía|Operation|Chirurgie
Land|Terreno|Terreno|Grundstück|Terrain
Packed|Embalado|Empaquetado|Verpackt|Emballé
On the way|A caminho|En camino|Unterwegs|En chemin
Rented|Alugado|Alquilado|Vermietet|Loué
Collected|Retirado|Recogido|Abgeholt|Récupéré
Repair status > Received|Recebido|Recibido|Eingegangen|Reçu
Wind direction > NE|NE|NE|NO|NE
Wind direction > E|L|E|O|E
Wind direction > SE|SE|SE|SO|SE
Wind direction > SW|SO|SO|SW|SO
Wind direction > W|O|O|W|O
Wind direction > NW|NO|NO|NW|NO
Applied|Inscrito|Presentada|Beworben|Postulé
Hired|Contratado|Contratado|Eingestellt|Embauché
New moon|Lua nova|Luna nueva|Neumond|Nouvelle lune
First quarter|Quarto crescente|Cuarto creciente|Erstes Viertel|Premier quartier
Full moon|Lua cheia|Luna llena|Vollmond|Pleine lune
Last quarter|Quarto minguante|Cuarto menguante|Letztes Viertel|Dernier quartier
Battery|Bateria|Batería|Batterie|Batterie
Power source > Mains|Rede elétrica|Red eléctrica|Stromnetz|Secteur
Soprano|Soprano|Soprano|Sopran|Soprano
Alto|Contralto|Contralto|Alt|Alto
Tenor|Tenor|Tenor|Tenor|Ténor
Bass|Baixo|Bajo|Bass|Basse
Grass|Grama|Hierba|Rasen|Gazon
Hard court|Quadra rápida|Pista dura|Hartplatz|Dur
Roast > Light|Clara|Claro|Hell|Claire
Roast > Medium|Média|Medio|Mittel|Moyenne
Dark|Escura|Oscuro|Dunkel|Foncée
Outbound|Ida|Ida|Hinfahrt|Aller
Return|Volta|Vuelta|Rückfahrt|Retour
Full orchestra|Orquestra completa|Orquesta completa|Volles Orchester|Orchestre complet
Strings|Cordas|Cuerdas|Streicher|Cordes
Winds|Madeiras|Maderas|Holzbläser|Bois
Brass|Metais|Metales|Blechbläser|Cuivres
Chamber ensemble|Conjunto de câmara|Conjunto de cámara|Kammerensemble|Ensemble de chambre
Flat|Plano|Llano|Flach|Plat
Hilly|Com colinas|Ondulado|Hügelig|Vallonné
Terrain > Mountain|Montanhoso|Montañoso|Gebirgig|Montagneux
Terrain > Coast|Litoral|Costero|Küste|Côtier
Unknown|Desconhecido|Desconocido|Unbekannt|Inconnu
Yes|Sim|Sí|Ja|Oui
No|Não|No|Nein|Non
No answer yet|Sem resposta|Sin respuesta|Noch offen|Sans réponse
Meat|Carne|Carne|Fleisch|Viande
Fish|Peixe|Pescado|Fisch|Poisson
Small stage|Palco pequeno|Escenario pequeño|Kleine Bühne|Petite scène
Tent|Tenda|Carpa|Zelt|Tente
`;
