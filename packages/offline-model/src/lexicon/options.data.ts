/**
 * What people choose from: English, Portuguese, Spanish, German, French.
 *
 * `where > word` is the sense of a word in some fields or entries, and goes before the word alone.
 */
export const OPTIONS = `
On leave|De licença|De permiso|Abwesend|En congé
Left|Saiu|Ha dejado el puesto|Ausgeschieden|Parti
Present|Presente|Presente|Anwesend|Présent
Late|Atrasado|Con retraso|Verspätet|En retard
Absent|Ausente|Ausente|Abwesend|Absent
Excused|Justificado|Justificado|Entschuldigt|Excusé
Away|Ausente|Ausente|Abwesend|Absent
Qualified|Qualificado|Cualificado|Qualifiziert|Qualifié
Proposal|Proposta|Propuesta|Vorschlag|Proposition
Stage > Proposal|Proposta|Propuesta|Angebot|Devis
Won|Ganho|Ganado|Gewonnen|Gagné
Lost|Perdido|Perdido|Verloren|Perdu
Green room|Sala verde|Sala verde|Grüner Raum|Salle verte
Blue room|Sala azul|Sala azul|Blauer Raum|Salle bleue
Policy|Norma|Norma|Richtlinie|Règlement
Form|Formulário|Formulario|Formular|Formulaire
Category > Report|Relatório|Informe|Bericht|Rapport
document > Guide|Guia|Guía|Leitfaden|Guide
In review|Em análise|En revisión|In Prüfung|En cours d'examen
Final|Final|Definitivo|Endgültig|Définitif
Exam > Final|Final|Final|Abschlussprüfung|Examen final
Midterm|Parcial|Parcial|Zwischenprüfung|Partiel
Test|Teste|Prueba|Test|Test
Homework|Lição de casa|Deberes|Hausaufgabe|Devoir
Oral|Oral|Oral|Mündlich|Oral
Label created|Etiqueta criada|Etiqueta creada|Etikett erstellt|Étiquette créée
In transit|Em trânsito|En tránsito|Unterwegs|En transit
Out for delivery|Saiu para entrega|En reparto|In Zustellung|En cours de livraison
Art|Arte|Arte|Kunst|Art
Watches|Relógios|Relojes|Uhren|Montres
Like new|Seminovo|Como nuevo|Wie neu|Comme neuf
Condition > New|Novo|Nuevo|Neu|Neuf
Condition > Good|Bom|Bueno|Gut|Bon
Fair|Razoável|Aceptable|Gebraucht|Correct
Tops|Blusas|Partes de arriba|Oberteile|Hauts
Bottoms|Calças e saias|Partes de abajo|Hosen und Röcke|Bas
Accessories|Acessórios|Accesorios|Accessoires|Accessoires
Shoes|Sapatos|Zapatos|Schuhe|Chaussures
Italian|Italiana|Italiana|Italienisch|Italienne
Japanese|Japonesa|Japonesa|Japanisch|Japonaise
Mexican|Mexicana|Mexicana|Mexikanisch|Mexicaine
Indian|Indiana|India|Indisch|Indienne
French|Francês|Francés|Französisch|Français
Cuisine > French|Francesa|Francesa|Französisch|Française
Thai|Tailandesa|Tailandesa|Thailändisch|Thaïlandaise
English|Inglês|Inglés|Englisch|Anglais
Spanish|Espanhol|Español|Spanisch|Espagnol
German|Alemão|Alemán|Deutsch|Allemand
Portuguese|Português|Portugués|Portugiesisch|Portugais
Price level > Budget|Econômico|Económico|Günstig|Économique
Mid-range|Intermediário|Medio|Mittel|Moyen
Upscale|Sofisticado|Alto|Gehoben|Haut de gamme
Red|Vermelho|Rojo|Rot|Rouge
White|Branco|Blanco|Weiß|Blanc
Yellow|Amarelo|Amarillo|Gelb|Jaune
Orange|Laranja|Naranja|Orange|Orange
Green|Verde|Verde|Grün|Vert
Blue|Azul|Azul|Blau|Bleu
Brown|Marrom|Marrón|Braun|Marron
Black|Preto|Negro|Schwarz|Noir
wine > Red|Tinto|Tinto|Rotwein|Rouge
wine > White|Branco|Blanco|Weißwein|Blanc
wine > Rosé|Rosé|Rosado|Rosé|Rosé
Sparkling|Espumante|Espumoso|Schaumwein|Pétillant
pieces|unidades|unidades|Stück|pièces
Produce|Frutas e verduras|Frutas y verduras|Obst und Gemüse|Fruits et légumes
Dairy|Laticínios|Lácteos|Milchprodukte|Produits laitiers
Pantry|Despensa|Despensa|Vorrat|Épicerie
Frozen|Congelados|Congelados|Tiefgekühlt|Surgelés
Fruit|Fruta|Fruta|Obst|Fruits
cake, treat > Fruit|Frutas|Frutas|Früchte|Fruits
Chocolate|Chocolate|Chocolate|Schokolade|Chocolat
Milk|Leite|Leche|Milch|Lait
Wedding|Casamento|Boda|Hochzeit|Mariage
Rolls|Pãezinhos|Panecillos|Brötchen|Petits pains
Pastries|Folhados|Bollería|Feingebäck|Viennoiseries
Snacks|Lanches|Tentempiés|Snacks|En-cas
Sleep|Sono|Sueño|Schlaf|Sommeil
Cardio|Cardio|Cardio|Ausdauer|Cardio
Yoga|Ioga|Yoga|Yoga|Yoga
Boxing|Boxe|Boxeo|Boxen|Boxe
Nutrition|Nutrição|Nutrición|Ernährung|Nutrition
Sports|Esportes|Deportes|Sport|Sport
Graduated|Formado|Graduado|Abgeschlossen|Diplômé
student > Left|Transferido|Ha dejado el centro|Abgegangen|Parti
Submitted|Entregue|Entregado|Abgegeben|Remis
Graded|Avaliado|Calificado|Benotet|Noté
Basics|Noções básicas|Conceptos básicos|Grundlagen|Bases
Computing|Informática|Informática|Informatik|Informatique
Scheduled|Agendado|Programado|Angesetzt|Programmé
Economy|Econômica|Turista|Economy|Économique
Class, Cabin class > Business|Executiva|Business|Business|Affaires
Cabin class > First|Primeira|Primera|Erste|Première
First|Primeiro|Primero|Erste|Premier
Booked|Reservada|Reservado|Gebucht|Réservé
Notice given|Aviso prévio|Con preaviso|Gekündigt|Préavis donné
Ended|Encerrado|Finalizado|Beendet|Terminé
Single|Individual|Individual|Einzelzimmer|Simple
Double|Duplo|Doble|Doppelzimmer|Double
Suite|Suíte|Suite|Suite|Suite
hotelRoom > Family|Família|Familiar|Familienzimmer|Familiale
album > Single|Single|Sencillo|Single|Single
Marital status > Single|Solteiro|Soltero|Ledig|Célibataire
Married|Casado|Casado|Verheiratet|Marié
Divorced|Divorciado|Divorciado|Geschieden|Divorcé
Widowed|Viúvo|Viudo|Verwitwet|Veuf
Sea|Mar|Mar|Meer|Mer
Courtyard|Pátio|Patio|Innenhof|Cour
Balcony|Varanda|Balcón|Balkon|Balcon
Bath|Banheira|Bañera|Badewanne|Baignoire
Waiting list|Lista de espera|Lista de espera|Warteliste|Liste d'attente
Indoor|Coberto|Interior|Drinnen|Intérieur
Surface > Indoor|Coberta|Cubierta|Halle|Intérieur
Mixed|Misto|Mixto|Gemischt|Mixte
Main stage|Palco principal|Escenario principal|Hauptbühne|Scène principale
Room A|Sala A|Sala A|Raum A|Salle A
Room B|Sala B|Sala B|Raum B|Salle B
Catering|Bufê|Catering|Catering|Traiteur
Photography|Fotografia|Fotografía|Fotografie|Photographie
Water|Água|Agua|Wasser|Eau
Shelter|Abrigo|Refugio|Obdach|Hébergement
Driving|Transporte|Conducción|Fahrdienst|Conduite
Weekdays|Dias úteis|Días laborables|Werktags|En semaine
Evenings|Noites|Tardes|Abends|Le soir
Weekends|Fins de semana|Fines de semana|Am Wochenende|Le week-end
Culture|Cultura|Cultura|Kultur|Culture
Life|Vida|Vida|Leben|Vie
Oil|Óleo|Óleo|Öl|Huile
Watercolour|Aquarela|Acuarela|Aquarell|Aquarelle
Digital|Digital|Digital|Digital|Numérique
artist > Painting|Pintura|Pintura|Malerei|Peinture
Classical|Clássica|Clásica|Klassik|Classique
Electronic|Eletrônica|Electrónica|Elektronisch|Électronique
Writing|Escrita|Escritura|Schreiben|Écriture
Adventure|Aventura|Aventura|Abenteuer|Aventure
Puzzle|Quebra-cabeça|Puzle|Rätsel|Réflexion
Strategy|Estratégia|Estrategia|Strategie|Stratégie
Racing|Corrida|Carreras|Rennen|Course
Role-playing|RPG|Rol|Rollenspiel|Jeu de rôle
Console|Console|Consola|Konsole|Console
Mobile|Celular|Móvil|Mobil|Mobile
Focus|Concentração|Concentración|Konzentration|Concentration
Party|Festa|Fiesta|Party|Fête
Calm|Calma|Calma|Ruhig|Calme
Documentary|Documentário|Documental|Dokumentarfilm|Documentaire
Main hall|Sala principal|Sala principal|Großer Saal|Grande salle
Goalkeeper|Goleiro|Portero|Torwart|Gardien
Defender|Zagueiro|Defensa|Abwehr|Défenseur
Midfielder|Meio-campista|Centrocampista|Mittelfeld|Milieu
Forward|Atacante|Delantero|Sturm|Attaquant
Houseplant|Planta de interior|Planta de interior|Zimmerpflanze|Plante d'intérieur
Herb|Erva aromática|Hierba aromática|Kraut|Herbe aromatique
Vegetable|Hortaliça|Hortaliza|Gemüse|Légume
Light > Low|Pouca|Poca|Wenig|Faible
Light > Medium|Média|Media|Mittel|Moyenne
Bright|Muita|Mucha|Hell|Vive
Forest|Floresta|Bosque|Wald|Forêt
Wetland|Área úmida|Humedal|Feuchtgebiet|Zone humide
Coast|Costa|Costa|Küste|Côte
Meadow|Campina|Pradera|Wiese|Prairie
Mountain|Montanha|Montaña|Gebirge|Montagne
North field|Campo norte|Campo norte|Nordfeld|Champ nord
South field|Campo sul|Campo sur|Südfeld|Champ sud
Greenhouse|Estufa|Invernadero|Gewächshaus|Serre
Sown|Semeado|Sembrado|Gesät|Semé
Growing|Em crescimento|En crecimiento|Wächst|En croissance
Ready|Pronto|Listo|Bereit|Prêt
Harvested|Colhido|Cosechado|Geerntet|Récolté
Checking|Conta corrente|Cuenta corriente|Girokonto|Compte courant
Savings|Poupança|Ahorros|Sparkonto|Épargne
This month|Este mês|Este mes|Dieser Monat|Ce mois-ci
Next month|Próximo mês|Próximo mes|Nächster Monat|Mois prochain
Entertainment|Entretenimento|Entretenimiento|Unterhaltung|Divertissement
Insurance|Seguros|Seguros|Versicherung|Assurance
Fun|Diversão|Diversión|Spaß|Détente
bookmark, Interests > Reading|Leitura|Lectura|Lesen|Lecture
Help|Ajuda|Ayuda|Hilfe|Aide
Show and tell|Mostre o seu|Enseña lo tuyo|Zeigt her|À vous de montrer
Technique|Técnica|Técnica|Technik|Technique
Advice|Conselhos|Consejos|Rat|Conseils
Answered|Respondida|Respondida|Beantwortet|Répondu
Outdoors|Ar livre|Aire libre|Im Freien|Plein air
Tech|Tecnologia|Tecnología|Technik|Technologie
Declined|Recusada|Rechazada|Abgelehnt|Refusée
Light|Luz|Luz|Licht|Lumière
device > Light|Luminária|Luz|Lampe|Lampe
Thermostat|Termostato|Termostato|Thermostat|Thermostat
Camera|Câmera|Cámara|Kamera|Caméra
Server|Servidor|Servidor|Server|Serveur
Offline|Offline|Sin conexión|Offline|Hors ligne
Warning|Alerta|Aviso|Warnung|Alerte
stock > Stock|Ação|Acción|Aktie|Action
Fund|Fundo|Fondo|Fonds|Fonds
Crypto|Cripto|Cripto|Krypto|Crypto
Bond|Título|Bono|Anleihe|Obligation
Employment|Trabalhista|Laboral|Arbeitsrecht|Travail
lawCase, lawyer > Family|Família|Familia|Familienrecht|Famille
lawCase, lawyer > Property|Imobiliário|Inmobiliario|Immobilienrecht|Immobilier
Waiting|Em espera|En espera|Wartend|En attente
On the road|Na estrada|En ruta|Unterwegs|En route
Off duty|De folga|Fuera de servicio|Dienstfrei|Hors service
Sunny|Ensolarado|Soleado|Sonnig|Ensoleillé
Cloudy|Nublado|Nublado|Bewölkt|Nuageux
Rain|Chuva|Lluvia|Regen|Pluie
Snow|Neve|Nieve|Schnee|Neige
Storm|Tempestade|Tormenta|Sturm|Orage
Rainy|Chuvoso|Lluvioso|Regnerisch|Pluvieux
Windy|Ventoso|Ventoso|Windig|Venteux
Snowy|Com neve|Nevado|Verschneit|Neigeux
Trade|Comércio|Comercio|Gewerbe|Commerce
Granted|Concedida|Concedido|Erteilt|Accordé
Refused|Negada|Denegado|Abgelehnt|Refusé
`;
